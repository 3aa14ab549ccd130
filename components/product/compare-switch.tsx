"use client";

import { useMessages } from "@/components/ui/messages";
import styles from "./listing-toolbar.module.css";

const toggleComparing = () =>
  void import("./toggle-comparing").then(
    (file) => file.toggleComparing(),
    () => undefined,
  );

/** Shows a checkbox on cards. */
export function CompareSwitch() {
  const messages = useMessages();
  return (
    <button type="button" className={styles.compare} onClick={toggleComparing}>
      {messages.compareProducts}
    </button>
  );
}
