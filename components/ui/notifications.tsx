"use client";

import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { classNames } from "./class-names";
import { Icon } from "./icon";
import styles from "./notifications.module.css";
import { dismiss, NOTIFICATION_MS, notifications, onNotifications, type Notification } from "./notify";
import { useWords } from "./words";

const NONE: readonly Notification[] = [];

/** The messages of the shop, said by a live region; pointer or focus on them stops the clock. */
export function Notifications() {
  const shown = useSyncExternalStore(onNotifications, notifications, () => NONE);
  const [paused, setPaused] = useState(false);
  const region = useRef<HTMLDivElement>(null);
  const words = useWords();

  useEffect(() => {
    const element = region.current;
    if (!element?.showPopover) return;
    // Entered anew each time, so that messages lie above a modal dialog opened before them.
    if (element.matches(":popover-open")) element.hidePopover();
    if (shown.length > 0) element.showPopover();
  }, [shown]);

  return (
    <div
      ref={region}
      popover="manual"
      role="region"
      aria-label={words.notifications}
      className={styles.region}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <ol className={styles.list} aria-live="polite" aria-relevant="additions">
        {shown.map((notification) => (
          <Item key={notification.id} notification={notification} paused={paused} />
        ))}
      </ol>
    </div>
  );
}

function Item({ notification, paused }: { notification: Notification; paused: boolean }) {
  const { id, kind, text, action } = notification;
  const words = useWords();

  useEffect(() => {
    if (kind === "error" || paused) return;
    const timer = setTimeout(() => dismiss(id), NOTIFICATION_MS);
    return () => clearTimeout(timer);
  }, [id, kind, paused]);

  return (
    <li className={classNames(styles.item, styles[kind])}>
      <span className={styles.text} role={kind === "error" ? "alert" : undefined}>
        {text}
      </span>
      {action && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            dismiss(id);
            action.run();
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" className={styles.dismiss} aria-label={words.dismiss} onClick={() => dismiss(id)}>
        <Icon name="cross" size={18} />
      </button>
    </li>
  );
}
