"use client";

import { CoreIcon } from "@/components/ui/core-icon";
import { useMessages } from "@/components/ui/messages";
import { densityStore, setDensity } from "@/lib/catalogue/density";
import { useStore } from "@/lib/state/use-store";
import styles from "./listing-toolbar.module.css";

export function DensitySwitch() {
  const isLarge = useStore(densityStore) === "large";
  const messages = useMessages();
  return (
    <button
      type="button"
      className={styles.density}
      aria-pressed={isLarge}
      aria-label={messages.largePictures}
      title={messages.largePictures}
      onClick={() => setDensity(isLarge ? "compact" : "large")}
    >
      <CoreIcon name={isLarge ? "gridSmall" : "gridLarge"} size={20} />
    </button>
  );
}
