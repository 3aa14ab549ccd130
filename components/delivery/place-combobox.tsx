"use client";

import { Autocomplete } from "@base-ui/react/autocomplete";
import { useTranslations } from "next-intl";
import { Field } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import styles from "./delivery.module.css";

export type PlaceOption = { id: string; text: string };

type Props<Option> = {
  label: string;
  hint: string;
  error?: string;
  value: string;
  options: Option[];
  onValueChange: (text: string) => void;
  onChoose: (option: Option) => void;
};

/** The list stays in the dialog: a popup would leave the dialog's top layer. */
export function PlaceCombobox<Option extends PlaceOption>({
  label,
  hint,
  error,
  value,
  options,
  onValueChange,
  onChoose,
}: Props<Option>) {
  const t = useTranslations("delivery");
  return (
    <div className={styles.placeSearch}>
      <Autocomplete.Root
        items={options}
        mode="none"
        filter={null}
        inline
        open={options.length > 0}
        value={value}
        itemToStringValue={({ text }: Option) => text}
        onValueChange={(text, { reason }) => {
          if (reason !== "item-press") onValueChange(text);
        }}
      >
        <Autocomplete.Input
          type="search"
          autoComplete="off"
          render={<Field label={label} hint={hint} error={error} />}
        />
        <Autocomplete.Status className="visually-hidden">
          {error ?? (options.length > 0 && t("placesCount", { count: options.length }))}
        </Autocomplete.Status>
        {/* Rendered even when empty: the input's aria-controls refers to it. */}
        <Autocomplete.List
          className={styles.suggestions}
          aria-label={t("placesFound")}
          hidden={options.length === 0}
        >
          {(option: Option) => (
            <Autocomplete.Item
              key={option.id}
              value={option}
              className={styles.suggestion}
              onClick={() => onChoose(option)}
            >
              <Icon name="pin" size={18} />
              {option.text}
            </Autocomplete.Item>
          )}
        </Autocomplete.List>
      </Autocomplete.Root>
    </div>
  );
}
