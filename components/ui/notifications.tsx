"use client";

import { useRef } from "react";
import { useStore } from "@/lib/state/use-store";
import { LazyIsland } from "./lazy-island";
import { useMessages } from "./messages";
import styles from "./notifications.module.css";
import { notificationStore } from "./notify";

/** Services that start after the first interaction load it too: an error of a lost connection can be shown. */
export const loadNotificationList = () =>
  import("./notification-list").then((loaded) => loaded.NotificationList);

/** The live region is there from the first paint, so that the first notification is announced. */
export function Notifications() {
  const count = useStore(notificationStore, (items) => items.length);
  const region = useRef<HTMLDivElement>(null);
  const messages = useMessages();
  return (
    <div
      ref={region}
      popover="manual"
      role="region"
      aria-label={messages.notifications}
      className={styles.region}
    >
      <ol className={styles.list} aria-live="polite" aria-relevant="additions">
        <LazyIsland load={loadNotificationList} isWanted={count} props={{ region }} />
      </ol>
    </div>
  );
}
