"use client";

import { type ComponentType, useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { classNames } from "@/components/ui/class-names";
import { CoreIcon } from "@/components/ui/core-icon";
import { useMessages } from "@/components/ui/messages";
import { navigateTo } from "@/lib/navigation/navigate";
import { onNavigation } from "@/lib/navigation/page-navigation";
import type { SearchComboboxProps } from "./search-combobox";
import styles from "./search-box.module.css";

type Props = { action: string; className?: string };

type LoadedCombobox = { Component: ComponentType<SearchComboboxProps>; shouldFocus: boolean };

function subscribeToNavigation(listener: () => void): () => void {
  window.addEventListener("popstate", listener);
  const stop = onNavigation(listener);
  return () => {
    window.removeEventListener("popstate", listener);
    stop();
  };
}

function readUrlQuery(): string {
  return location.pathname.endsWith("search") ? (new URLSearchParams(location.search).get("q") ?? "") : "";
}

export function SearchBox({ action, className }: Props) {
  const [typedText, setTypedText] = useState<string | null>(null);
  const [combobox, setCombobox] = useState<LoadedCombobox | null>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const hasSubmitted = useRef(false);
  // The layout is cached for everyone, so the query is only known in the browser.
  const urlQuery = useSyncExternalStore(subscribeToNavigation, readUrlQuery, () => "");
  const text = typedText ?? urlQuery;
  const messages = useMessages();

  const loadCombobox = useCallback(async () => {
    try {
      const { SearchCombobox } = await import("./search-combobox");
      // Text typed before hydration is only in the input.
      const inputValue = inputRef.current?.value ?? "";
      if (inputValue !== "" && inputValue !== readUrlQuery()) setTypedText(inputValue);
      setCombobox({
        Component: SearchCombobox,
        shouldFocus: !hasSubmitted.current && document.activeElement === inputRef.current,
      });
    } catch {
      // The field still works without suggestions.
    }
  }, []);

  useEffect(
    () =>
      onNavigation(() => {
        if (!document.activeElement?.closest("[role=search]")) setTypedText(null);
      }),
    [],
  );

  useEffect(() => {
    // Focus from before hydration fires no event.
    if (inputRef.current && document.activeElement === inputRef.current) void loadCombobox();
  }, [loadCombobox]);

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
        // The list may be loading: it must not open over the results.
        setCombobox((loaded) => loaded && { ...loaded, shouldFocus: false });
        hasSubmitted.current = true;
        navigateTo(`${action}?q=${encodeURIComponent(q)}`);
      }}
    >
      {combobox ? (
        <combobox.Component text={text} onTextChange={setTypedText} shouldFocus={combobox.shouldFocus} />
      ) : (
        <input
          ref={inputRef}
          type="search"
          name="q"
          required
          autoComplete="off"
          enterKeyHint="search"
          className={styles.input}
          aria-label={messages.searchLabel}
          placeholder={messages.searchPlaceholder}
          value={text}
          onChange={(event) => setTypedText(event.target.value)}
          onFocus={() => {
            hasSubmitted.current = false;
            void loadCombobox();
          }}
        />
      )}
      <button type="submit" className={styles.submit} aria-label={messages.search}>
        <CoreIcon name="search" size={22} />
      </button>
    </form>
  );
}
