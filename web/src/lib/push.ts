// Web push: notices of the server to this browser, also when the page is closed.

import { ask, tell } from './api';

const WORKER = '/push-worker.js';

/** Whether this browser can be pushed to at all. */
export function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

/** Why nothing can be pushed to this browser. */
export type Lack = 'insecure' | 'browser' | 'server' | 'denied';

/** What is missing for notices here, given the server's key; null where nothing is. */
export function whatLacks(key: string | null): Lack | null {
  if (!isSecureContext) return 'insecure';
  if (!canPush()) return 'browser';
  if (key === null) return 'server';
  return Notification.permission === 'denied' ? 'denied' : null;
}

/** The server's key; null where it pushes nothing. */
export async function pushKey(): Promise<string | null> {
  return (await ask('PushKey', 'GET', '/push-key')).key;
}

/** Whether this browser has subscribed. */
export async function pushedHere(): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration(WORKER);
  return Boolean(await registration?.pushManager.getSubscription());
}

/** Ask the person, then the browser, and tell the server. */
export async function subscribe(key: string): Promise<void> {
  const registration = await navigator.serviceWorker.register(WORKER);
  const subscription = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
  await tell('PUT', '/me/push', { endpoint, keys: { p256dh, auth } });
}

export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(WORKER);
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
  await tell('DELETE', '/me/push');
}
