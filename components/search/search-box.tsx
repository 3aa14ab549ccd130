"use client";

import { useRouter } from "next/navigation";
import { type ComponentType, useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { classNames } from "@/components/ui/class-names";
import { Icon } from "@/components/ui/icon";
import { useWords } from "@/components/ui/words";
import type { SearchComboboxProps } from "./search-combobox";
import styles from "./search-box.module.css";

type Props = { action: string; className?: string };

type Loaded = { Component: ComponentType<SearchComboboxProps>; takesFocus: boolean };

function onAddress(listener: () => void): () => void {
  window.addEventListener("popstate", listener);
  return () => window.removeEventListener("popstate", listener);
}

function askedWords(): string {
  return location.pathname.endsWith("search") ? (new URLSearchParams(location.search).get("q") ?? "") : "";
}

/** A form that searches without scripts; the first focus brings the suggestions. */
export function SearchBox({ action, className }: Props) {
  const [typed, setText] = useState<string | null>(null);
  const [combobox, setCombobox] = useState<Loaded | null>(null);
  const field = useRef<HTMLInputElement>(null);
  // The frame is one for everyone: only the browser knows what was searched.
  const asked = useSyncExternalStore(onAddress, askedWords, () => "");
  const text = typed ?? asked;
  const router = useRouter();
  const words = useWords();

  const bringSuggestions = useCallback(async () => {
    try {
      const { SearchCombobox } = await import("./search-combobox");
      // What was typed before the page came alive is known to the field alone.
      const written = field.current?.value ?? "";
      if (written !== "" && written !== askedWords()) setText(written);
      setCombobox({ Component: SearchCombobox, takesFocus: document.activeElement === field.current });
    } catch {
      // Without suggestions it is still a search field.
    }
  }, []);

  useEffect(() => {
    // A focus from before the page came alive is not told again.
    if (field.current && document.activeElement === field.current) void bringSuggestions();
  }, [bringSuggestions]);

  return (
    <form
      action={action}
      role="search"
      className={classNames(styles.form, className)}
      onSubmit={(event) => {
        event.preventDefault();
        const q = String(new FormData(event.currentTarget).get("q") ?? "").trim();
        if (q === "") return;
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
        router.push(`${action}?q=${encodeURIComponent(q)}`);
      }}
    >
      {combobox ? (
        <combobox.Component text={text} onText={setText} takesFocus={combobox.takesFocus} />
      ) : (
        <input
          ref={field}
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
          onFocus={() => void bringSuggestions()}
        />
      )}
      <button type="submit" className={styles.submit} aria-label={words.search}>
        <Icon name="search" size={22} />
      </button>
    </form>
  );
}
