"use client";

import { useEffect, useRef, useState } from "react";
import { useStore } from "@/lib/use-store";
import { classNames } from "./class-names";
import { CoreIcon } from "./core-icon";
import styles from "./notifications.module.css";
import { dismiss, notificationMs, notificationStore, type Notification } from "./notify";
import { MessageText } from "./message-text";
import { useMessages } from "./messages";

/** Hover and focus pause the timers. */
export function Notifications() {
  const items = useStore(notificationStore);
  const [isHovered, setIsHovered] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const region = useRef<HTMLDivElement>(null);
  const messages = useMessages();

  useEffect(() => {
    const element = region.current;
    if (!element?.showPopover) return;
    // Reopened each time, so that it stays above dialogs opened before.
    if (element.matches(":popover-open")) element.hidePopover();
    if (items.length > 0) element.showPopover();
  }, [items]);

  // React sends no blur when a focused button is removed.
  useEffect(() => setHasFocus(region.current?.contains(document.activeElement) === true), [items]);

  return (
    <div
      ref={region}
      popover="manual"
      role="region"
      aria-label={messages.notifications}
      className={styles.region}
      onPointerEnter={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
    >
      <ol className={styles.list} aria-live="polite" aria-relevant="additions">
        {items.map((notification) => (
          <Item key={notification.id} notification={notification} isPaused={isHovered || hasFocus} />
        ))}
      </ol>
    </div>
  );
}

function Item({ notification, isPaused }: { notification: Notification; isPaused: boolean }) {
  const { id, kind, text, html, action } = notification;
  const messages = useMessages();
  const durationMs = notificationMs(notification);

  useEffect(() => {
    if (isPaused || durationMs === Infinity) return;
    const timer = setTimeout(() => dismiss(id), durationMs);
    return () => clearTimeout(timer);
  }, [id, durationMs, isPaused]);

  return (
    <li className={classNames(styles.item, styles[kind])}>
      <span className={styles.text} role={kind === "error" ? "alert" : undefined}>
        <MessageText text={text} html={html} />
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
      <button
        type="button"
        className={styles.dismiss}
        aria-label={messages.dismiss}
        onClick={() => dismiss(id)}
      >
        <CoreIcon name="cross" size={18} />
      </button>
    </li>
  );
}
