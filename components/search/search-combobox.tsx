"use client";

import { Autocomplete } from "@base-ui/react/autocomplete";
import { useLayoutEffect, useRef, useState } from "react";
import { useMessages } from "@/components/ui/messages";
import { useDeferredMessages } from "@/components/ui/use-deferred-messages";
import { interpolate } from "@/lib/i18n/interpolate";
import { navigateTo } from "@/lib/navigation/navigate";
import { paths } from "@/lib/paths/paths";
import { useStore } from "@/lib/state/use-store";
import { localizePath } from "@/lib/i18n/locale-path";
import { getPageLocale } from "@/lib/i18n/page-locale";
import boxStyles from "./search-box.module.css";
import styles from "./search-combobox.module.css";
import { ScanButton } from "./scan-button";
import { recentSearchesStore } from "@/lib/catalogue/recent-searches";
import { type Suggestion, suggestionGroups } from "./suggestion-groups";
import { SuggestionList } from "./suggestion-list";
import { useSuggestions } from "./use-suggestions";

export type SearchComboboxProps = {
  text: string;
  onTextChange: (text: string) => void;
  shouldFocus: boolean;
};

const MIN_TABLET_WIDTH = 600;

export function SearchCombobox({ text, onTextChange, shouldFocus }: SearchComboboxProps) {
  const messages = useMessages();
  const deferredMessages = useDeferredMessages();
  const inputRef = useRef<HTMLInputElement>(null);
  const containerRef = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(shouldFocus);
  const recentSearches = useStore(recentSearchesStore);
  const { suggestions, isLoading } = useSuggestions(text);
  const href = localizePath(getPageLocale());
  const typed = {
    typedText: text,
    recentSearches: recentSearches.map(({ name }) => name),
    suggestions,
    isPhone: window.innerWidth < MIN_TABLET_WIDTH,
  };
  const groups = deferredMessages ? suggestionGroups(typed, { ...messages, ...deferredMessages }, href) : [];
  const count = groups.reduce((sum, group) => sum + group.items.length, 0);
  const isEmpty = deferredMessages !== null && suggestions !== null && count === 0;
  const isShown = isOpen && (count > 0 || isEmpty);

  useLayoutEffect(() => {
    if (shouldFocus) inputRef.current?.focus();
  }, [shouldFocus]);

  function selectSuggestion(suggestion: Suggestion) {
    setIsOpen(false);
    if (suggestion.kind === "recent" || suggestion.kind === "term") onTextChange(suggestion.text);
    inputRef.current?.blur();
    navigateTo(suggestion.href);
  }

  return (
    <Autocomplete.Root
      items={groups}
      grid
      mode="none"
      filter={null}
      value={text}
      open={isShown}
      openOnInputClick
      itemToStringValue={(suggestion: Suggestion) => suggestion.text}
      onOpenChange={(next, { reason }) => {
        if (reason !== "item-press") setIsOpen(next);
      }}
      onValueChange={(value, { reason }) => {
        if (reason === "item-press") return;
        onTextChange(value);
        setIsOpen(true);
      }}
    >
      <Autocomplete.Input
        ref={inputRef}
        type="search"
        name="q"
        required
        enterKeyHint="search"
        className={boxStyles.input}
        onBlur={({ relatedTarget }) => {
          if (!containerRef.current?.contains(relatedTarget)) setIsOpen(false);
        }}
        aria-label={messages.searchLabel}
        placeholder={messages.searchPlaceholder}
      />
      <ScanButton
        onCode={(code) => {
          onTextChange(code);
          navigateTo(href(paths.search(code)));
        }}
      />
      <div ref={containerRef} className={styles.container} />
      {isShown && (
        <Autocomplete.Portal container={containerRef}>
          <Autocomplete.Positioner className={styles.positioner} sideOffset={6} align="start">
            {/* No Autocomplete.Popup: it hides the rest of the page from screen readers. */}
            <div className={styles.popup} aria-busy={isLoading || undefined}>
              <Autocomplete.Status className="visually-hidden">
                {isLoading || isEmpty || !deferredMessages
                  ? ""
                  : interpolate(deferredMessages.suggestionCount, { count })}
              </Autocomplete.Status>
              <Autocomplete.Empty className={styles.none}>
                {isEmpty && interpolate(deferredMessages.noSuggestions, { query: text.trim() })}
              </Autocomplete.Empty>
              <SuggestionList onSelect={selectSuggestion} />
            </div>
          </Autocomplete.Positioner>
        </Autocomplete.Portal>
      )}
    </Autocomplete.Root>
  );
}
