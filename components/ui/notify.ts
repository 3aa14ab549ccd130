import { createStore } from "@/lib/state/store";

type NotificationKind = "success" | "info" | "warning" | "error";

export type Notification = {
  id: number;
  kind: NotificationKind;
  text: string;
  /** Sanitised markup of the same text. */
  html?: string;
  action?: { label: string; run: () => void };
  /** Shown until it is answered or dismissed. */
  isLasting?: boolean;
};

export const MAX_NOTIFICATIONS = 5;
const TOAST_MS = 3000;
/** Longer with an action. */
const SNACKBAR_MS = 5000;

export const notificationMs = ({ action, isLasting }: Pick<Notification, "action" | "isLasting">): number =>
  isLasting ? Infinity : action ? SNACKBAR_MS : TOAST_MS;

export const notificationStore = createStore<readonly Notification[]>([]);
let lastId = 0;

/** Returns the id; a notification with the same text and kind is replaced. */
export function notify(notification: Omit<Notification, "id">): number {
  const id = ++lastId;
  const others = notificationStore
    .get()
    .filter((other) => other.text !== notification.text || other.kind !== notification.kind);
  notificationStore.set([...others, { ...notification, id }].slice(-MAX_NOTIFICATIONS));
  return id;
}

export function dismiss(id: number): void {
  notificationStore.set(notificationStore.get().filter((notification) => notification.id !== id));
}

/** Re-renders the popover above a dialog that has just opened. */
export function renderNotificationsOnTop(): void {
  const current = notificationStore.get();
  if (current.length > 0) notificationStore.set([...current]);
}
