"use client";

import { Autocomplete } from "@base-ui/react/autocomplete";
import { useMessages } from "@/components/ui/messages";
import type { Product } from "@/lib/ebsn/domain/product";
import { getPageLocale } from "@/lib/i18n/page-locale";
import styles from "./search-combobox.module.css";
import { SuggestionAdd } from "./suggestion-add";
import type { Suggestion, SuggestionGroup } from "./suggestion-groups";
import { SuggestionRow } from "./suggestion-row";

const isBuyable = ({ available, prices }: Product) => available > 0 && prices.display !== null;

export function SuggestionList({ onSelect }: { onSelect: (suggestion: Suggestion) => void }) {
  const messages = useMessages();
  const locale = getPageLocale();
  return (
    <Autocomplete.List className={styles.list}>
      {(group: SuggestionGroup) => (
        <Autocomplete.Group key={group.value} items={group.items}>
          <Autocomplete.GroupLabel className={styles.label}>{group.value}</Autocomplete.GroupLabel>
          {group.items.map((suggestion) => (
            <Autocomplete.Row key={suggestion.id} className={styles.row}>
              <Autocomplete.Item
                value={suggestion}
                className={styles.item}
                onClick={() => onSelect(suggestion)}
              >
                <SuggestionRow suggestion={suggestion} messages={messages} />
              </Autocomplete.Item>
              {suggestion.kind === "product" && isBuyable(suggestion.product) && (
                <SuggestionAdd product={suggestion.product} messages={messages} locale={locale} />
              )}
            </Autocomplete.Row>
          ))}
        </Autocomplete.Group>
      )}
    </Autocomplete.List>
  );
}
