/** Push messages to this browser: it subscribes when asked to, and again when the host has another key. */
import type { Notices } from '../host/notices.ts';
import type { NewPlace, NoticePlace } from '../model/wire.ts';

export const canPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

/** Bytes as the browser tells and wants them. */
export function base64(bytes: ArrayBuffer): string {
  const text = String.fromCharCode(...new Uint8Array(bytes));
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

export function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

const BROWSERS: [RegExp, string][] = [
  [/Edg\//, 'Edge'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: [RegExp, string][] = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS/, 'macOS'],
  [/Linux/, 'Linux'],
];

/** What a browser is called in the list. */
export function browserName(agent: string): string {
  const named = (names: [RegExp, string][]): string => names.find(([sign]) => sign.test(agent))?.[1] ?? '';
  return [named(BROWSERS) || 'A browser', named(SYSTEMS)].filter(Boolean).join(' on ');
}

/** As it is told to the host. */
function placeOf(subscription: PushSubscription, serverKey: string): NewPlace {
  const key = (name: PushEncryptionKeyName): string => base64(subscription.getKey(name) ?? new ArrayBuffer(0));
  return { kind: 'push', address: subscription.endpoint, name: browserName(navigator.userAgent), userKey: key('p256dh'), userSecret: key('auth'), serverKey };
}

function hasKey(subscription: PushSubscription, serverKey: string): boolean {
  const key = subscription.options.applicationServerKey;
  return key !== null && base64(key) === serverKey;
}

async function subscribed(worker: ServiceWorkerRegistration, serverKey: string): Promise<PushSubscription> {
  const before = await worker.pushManager.getSubscription();
  if (before && hasKey(before, serverKey)) return before;
  await before?.unsubscribe();
  return worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(serverKey) });
}

/** Asks for permission; only to be called when somebody has pressed something. */
export async function subscribe(notices: Notices, serverKey: string): Promise<NoticePlace> {
  if ((await Notification.requestPermission()) !== 'granted') throw new Error('This browser was told to show no messages of Seelöwe; its settings for this page can change that.');
  await navigator.serviceWorker.register('/sw.js');
  const worker = await navigator.serviceWorker.ready;
  try {
    return await notices.add(placeOf(await subscribed(worker, serverKey), serverKey));
  } catch (error) {
    if (error instanceof DOMException) throw new Error('This browser cannot take messages at the moment: its push service does not answer.');
    throw error;
  }
}

/** The host may have another key by now: whoever had subscribed does so again, without being asked. */
export async function renew(notices: Notices): Promise<void> {
  if (!canPush() || Notification.permission !== 'granted') return;
  const worker = await navigator.serviceWorker.getRegistration('/sw.js');
  const before = await worker?.pushManager.getSubscription();
  if (!worker || !before) return;
  const { pushKey } = await notices.look();
  if (!hasKey(before, pushKey)) await notices.add(placeOf(await subscribed(worker, pushKey), pushKey));
}
