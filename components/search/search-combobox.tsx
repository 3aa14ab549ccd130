"use client";

import { Autocomplete } from "@base-ui/react/autocomplete";
import { useRouter } from "next/navigation";
import { useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import { useWords } from "@/components/ui/words";
import { fill } from "@/lib/i18n/fill";
import { localPath } from "@/lib/i18n/local-path";
import { pageLocale } from "@/lib/cart/page-locale";
import box from "./search-box.module.css";
import styles from "./search-combobox.module.css";
import { noSearchedWords, onSearchedWords, searchedWords } from "./search-memory";
import { type Suggestion, type SuggestionGroup, suggestionGroups } from "./suggestion-groups";
import { SuggestionRow } from "./suggestion-row";
import { useSuggestions } from "./use-suggestions";

export type SearchComboboxProps = {
  text: string;
  onText: (text: string) => void;
  /** The plain field it replaces had the focus. */
  takesFocus: boolean;
};

/** The search field with suggestions, a combobox after the ARIA practices; comes with the first focus. */
export function SearchCombobox({ text, onText, takesFocus }: SearchComboboxProps) {
  const words = useWords();
  const router = useRouter();
  const field = useRef<HTMLInputElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(takesFocus);
  const remembered = useSyncExternalStore(onSearchedWords, searchedWords, noSearchedWords);
  const { found, isAsking } = useSuggestions(text);
  const locale = pageLocale();
  const groups = suggestionGroups(
    { typed: text, remembered: remembered.map(({ name }) => name), found },
    words,
    localPath(locale),
  );
  const count = groups.reduce((sum, group) => sum + group.items.length, 0);
  const isShown = isOpen && count > 0;

  useLayoutEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);

  function follow(suggestion: Suggestion) {
    setOpen(false);
    if (suggestion.kind === "remembered" || suggestion.kind === "term") onText(suggestion.text);
    field.current?.blur();
    router.push(suggestion.href);
  }

  return (
    <Autocomplete.Root
      items={groups}
      mode="none"
      filter={null}
      value={text}
      open={isShown}
      openOnInputClick
      itemToStringValue={(suggestion: Suggestion) => suggestion.text}
      onOpenChange={setOpen}
      onValueChange={(value, { reason }) => {
        if (reason === "item-press") return;
        onText(value);
        setOpen(true);
      }}
    >
      <Autocomplete.Input
        ref={field}
        type="search"
        name="q"
        required
        enterKeyHint="search"
        className={box.input}
        onBlur={({ relatedTarget }) => {
          if (!place.current?.contains(relatedTarget)) setOpen(false);
        }}
        aria-label={words.searchLabel}
        placeholder={words.searchPlaceholder}
      />
      <div ref={place} className={styles.place} />
      {isShown && (
        <Autocomplete.Portal container={place}>
          <Autocomplete.Positioner className={styles.positioner} sideOffset={6} align="start">
            {/* No Autocomplete.Popup: it hides the rest of the page from screen readers. */}
            <div className={styles.popup} aria-busy={isAsking || undefined}>
              <Autocomplete.Status className="visually-hidden">
                {isAsking ? "" : fill(words.suggestionCount, { count })}
              </Autocomplete.Status>
              <Autocomplete.List className={styles.list}>
                {(group: SuggestionGroup) => (
                  <Autocomplete.Group key={group.value} items={group.items}>
                    <Autocomplete.GroupLabel className={styles.label}>{group.value}</Autocomplete.GroupLabel>
                    <Autocomplete.Collection>
                      {(suggestion: Suggestion) => (
                        <Autocomplete.Item
                          key={suggestion.id}
                          value={suggestion}
                          className={styles.item}
                          onClick={() => follow(suggestion)}
                        >
                          <SuggestionRow suggestion={suggestion} words={words} locale={locale} />
                        </Autocomplete.Item>
                      )}
                    </Autocomplete.Collection>
                  </Autocomplete.Group>
                )}
              </Autocomplete.List>
            </div>
          </Autocomplete.Positioner>
        </Autocomplete.Portal>
      )}
    </Autocomplete.Root>
  );
}
