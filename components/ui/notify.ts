export type NotificationKind = "success" | "info" | "warning" | "error";

export type Notification = {
  id: number;
  kind: NotificationKind;
  text: string;
  action?: { label: string; run: () => void };
};

export const MAX_NOTIFICATIONS = 5;
export const NOTIFICATION_MS = 5000;

let current: readonly Notification[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: readonly Notification[]): void {
  current = next;
  for (const listener of listeners) listener();
}

/** Returns the id; a notification with the same text and kind is replaced. */
export function notify(notification: Omit<Notification, "id">): number {
  const id = ++lastId;
  const others = current.filter(
    (other) => other.text !== notification.text || other.kind !== notification.kind,
  );
  set([...others, { ...notification, id }].slice(-MAX_NOTIFICATIONS));
  return id;
}

export function dismiss(id: number): void {
  set(current.filter((notification) => notification.id !== id));
}

/** Re-renders the popover above a dialog that has just opened. */
export function raiseNotifications(): void {
  if (current.length > 0) set([...current]);
}

export function dismissAll(): void {
  set([]);
}

export function getNotifications(): readonly Notification[] {
  return current;
}

export function subscribeToNotifications(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
