"use client";

import { useEffect, useState } from "react";
import { Icon } from "@/components/ui/icon";
import { useDeferredMessages } from "@/components/ui/use-deferred-messages";
import { canScan } from "@/lib/browser/barcode";
import { awaitOverlay } from "@/lib/overlays/overlay";
import styles from "./search-box.module.css";

/** Only where the browser can read a barcode with the camera. */
export function ScanButton({ onCode }: { onCode: (code: string) => void }) {
  const deferredMessages = useDeferredMessages();
  const [isPossible, setIsPossible] = useState(false);

  useEffect(() => {
    let isCurrent = true;
    void canScan().then((can) => isCurrent && setIsPossible(can));
    return () => {
      isCurrent = false;
    };
  }, []);

  if (!isPossible || !deferredMessages) return null;
  return (
    <button
      type="button"
      className={styles.scan}
      aria-label={deferredMessages.scanTitle}
      onClick={() =>
        void awaitOverlay({ dialog: "scan" }).then((code) => {
          if (code) onCode(code);
        })
      }
    >
      <Icon name="barcode" size={22} />
    </button>
  );
}
