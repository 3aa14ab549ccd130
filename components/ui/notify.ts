export type NotificationKind = "success" | "info" | "warning" | "error";

export type Notification = {
  id: number;
  kind: NotificationKind;
  text: string;
  action?: { label: string; run: () => void };
};

export const MOST_NOTIFICATIONS = 5;
export const NOTIFICATION_MS = 5000;

let shown: readonly Notification[] = [];
let last = 0;
const listeners = new Set<() => void>();

function set(next: readonly Notification[]): void {
  shown = next;
  for (const listener of listeners) listener();
}

/** Shows a notification; the same words already on screen are not repeated. Answers its id. */
export function notify(notification: Omit<Notification, "id">): number {
  const id = ++last;
  const others = shown.filter(
    (other) => other.text !== notification.text || other.kind !== notification.kind,
  );
  set([...others, { ...notification, id }].slice(-MOST_NOTIFICATIONS));
  return id;
}

export function dismiss(id: number): void {
  set(shown.filter((notification) => notification.id !== id));
}

/** Lays what is shown above a dialog that has just opened. */
export function raiseNotifications(): void {
  if (shown.length > 0) set([...shown]);
}

export function dismissAll(): void {
  set([]);
}

export function notifications(): readonly Notification[] {
  return shown;
}

export function onNotifications(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
