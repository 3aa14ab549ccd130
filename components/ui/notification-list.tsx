"use client";

import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { useStore } from "@/lib/state/use-store";
import { classNames } from "./class-names";
import { CoreIcon } from "./core-icon";
import { MessageText } from "./message-text";
import { useMessages } from "./messages";
import styles from "./notifications.module.css";
import { dismiss, type Notification, notificationMs, notificationStore } from "./notify";

/** Hover and focus in the region pause the timers. */
export function NotificationList({ region }: { region: RefObject<HTMLElement | null> }) {
  const items = useStore(notificationStore);
  const [isHovered, setIsHovered] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const focusedBefore = useRef<Element | null>(null);

  useEffect(() => {
    const element = region.current;
    if (!element) return;
    const listeners = {
      pointerenter: () => setIsHovered(true),
      pointerleave: () => setIsHovered(false),
      focusin: ({ relatedTarget }: FocusEvent) => {
        setHasFocus(true);
        if (relatedTarget instanceof Element && element.contains(relatedTarget)) return;
        focusedBefore.current = relatedTarget instanceof Element ? relatedTarget : null;
      },
      focusout: () => setHasFocus(false),
    };
    const entries = Object.entries(listeners) as [string, EventListener][];
    for (const [type, listener] of entries) element.addEventListener(type, listener);
    return () => {
      for (const [type, listener] of entries) element.removeEventListener(type, listener);
    };
  }, [region]);

  useEffect(() => {
    if (items.length === 0) focusedBefore.current = null;
  }, [items]);

  useEffect(() => {
    const element = region.current;
    if (!element?.showPopover) return;
    // Reopened each time, so that it stays above dialogs opened before.
    if (element.matches(":popover-open")) element.hidePopover();
    if (items.length > 0) element.showPopover();
  }, [region, items]);

  /** The focused button goes with its notification; a dialog that it opens gives the focus back to what had it before. */
  function returnFocus(): void {
    const { current } = focusedBefore;
    if (region.current?.contains(document.activeElement) && current instanceof HTMLElement)
      current.focus({ preventScroll: true });
  }

  return items.map((notification) => (
    <Item
      key={notification.id}
      notification={notification}
      isPaused={isHovered || hasFocus}
      onAnswer={returnFocus}
      onRemoved={() => setHasFocus(region.current?.contains(document.activeElement) === true)}
    />
  ));
}

type ItemProps = {
  notification: Notification;
  isPaused: boolean;
  onAnswer: () => void;
  onRemoved: () => void;
};

function Item({ notification, isPaused, onAnswer, onRemoved }: ItemProps) {
  const { id, kind, text, html, action } = notification;
  const messages = useMessages();
  const durationMs = notificationMs(notification);

  useEffect(() => {
    if (isPaused || durationMs === Infinity) return;
    const timer = setTimeout(() => dismiss(id), durationMs);
    return () => clearTimeout(timer);
  }, [id, durationMs, isPaused]);

  // A focused button that is removed sends no blur.
  const handleRemoved = useEffectEvent(onRemoved);
  useEffect(() => () => handleRemoved(), []);

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
            onAnswer();
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
        onClick={() => {
          onAnswer();
          dismiss(id);
        }}
      >
        <CoreIcon name="cross" size={18} />
      </button>
    </li>
  );
}
