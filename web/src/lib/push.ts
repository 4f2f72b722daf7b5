// Web push: notices of the server to this browser, also when the page is closed.

import { api } from './api';

const WORKER = '/push-worker.js';

/** Whether this browser can be pushed to at all. */
export function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

/** The server's key; null where it pushes nothing. */
export async function pushKey(): Promise<string | null> {
  return (await api<{ key?: string | null }>('GET', '/push-key')).key ?? null;
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
  const { endpoint, keys } = subscription.toJSON();
  await api('PUT', '/me/push', { endpoint, keys: { p256dh: keys?.p256dh, auth: keys?.auth } });
}

export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(WORKER);
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
  await api('DELETE', '/me/push');
}
