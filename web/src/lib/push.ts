// Web push: notices of the server to this browser, also when the page is closed.

import { ask, tell } from './api';

const WORKER = '/push-worker.js';

/** Whether this browser can be pushed to at all. */
export function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
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
