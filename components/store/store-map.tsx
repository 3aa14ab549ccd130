"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import styles from "./store.module.css";

type Props = {
  src: string;
  labels: { title: string; show: string; note: string };
};

export function StoreMap({ src, labels }: Props) {
  const [isShown, setIsShown] = useState(false);
  if (isShown) {
    return (
      <iframe
        className={styles.map}
        src={src}
        title={labels.title}
        referrerPolicy="strict-origin-when-cross-origin"
        allowFullScreen
        tabIndex={0}
        ref={(frame) => frame?.focus()}
      />
    );
  }
  return (
    <div className={styles.map}>
      <Icon name="pin" size={32} />
      <Button small onClick={() => setIsShown(true)}>
        {labels.show}
      </Button>
      <p>{labels.note}</p>
    </div>
  );
}
