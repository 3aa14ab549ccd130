"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import styles from "./store.module.css";

type Props = {
  src: string;
  words: { title: string; show: string; note: string };
};

/** A map that is not asked for before somebody wants it. */
export function StoreMap({ src, words }: Props) {
  const [shown, setShown] = useState(false);
  if (shown) {
    return (
      <iframe
        className={styles.map}
        src={src}
        title={words.title}
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
      <Button small onClick={() => setShown(true)}>
        {words.show}
      </Button>
      <p>{words.note}</p>
    </div>
  );
}
