"use client";

import { useState } from "react";
import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";
import { useWords } from "@/components/ui/words";
import styles from "./search-box.module.css";

type Props = { action: string; className?: string; initial?: string };

/** A form that searches without scripts. */
export function SearchBox({ action, className, initial = "" }: Props) {
  const [text, setText] = useState(initial);
  const words = useWords();

  return (
    <form action={action} role="search" className={classNames(styles.form, className)}>
      <input
        type="search"
        name="q"
        required
        autoComplete="off"
        enterKeyHint="search"
        className={styles.input}
        aria-label={words.searchLabel}
        placeholder={words.searchPlaceholder}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" className={styles.submit} aria-label={words.search}>
        <Icon name="search" size={22} />
      </button>
    </form>
  );
}
