"use client";

import { useSyncExternalStore } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { useWords } from "@/components/ui/words";
import { fill } from "@/lib/i18n/fill";
import styles from "./remembered-words.module.css";
import {
  forgetSearch,
  forgetSearches,
  noSearchedWords,
  onSearchedWords,
  searchedWords,
} from "./search-memory";

/** The words searched before, each of which can be forgotten, and all at once. */
export function RememberedWords({ action }: { action: string }) {
  const words = useWords();
  const known = useSyncExternalStore(onSearchedWords, searchedWords, noSearchedWords);

  if (known.length === 0) return null;
  return (
    <section className={styles.words} aria-label={words.searchedBefore}>
      <div className={styles.head}>
        <h2>{words.searchedBefore}</h2>
        <Button variant="quiet" small onClick={forgetSearches}>
          {words.forgetAll}
        </Button>
      </div>
      <ul className={styles.list}>
        {known.map(({ name }) => (
          <li key={name}>
            <a href={`${action}?q=${encodeURIComponent(name)}`}>
              <Icon name="clock" size={18} />
              {name}
            </a>
            <button
              type="button"
              aria-label={fill(words.forgetWord, { word: name })}
              onClick={() => forgetSearch(name)}
            >
              <Icon name="cross" size={16} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
