"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/control";
import { Dialog } from "@/components/ui/dialog";
import { RadioCard } from "@/components/ui/radio-card";
import type { Product, SelectOption } from "@/lib/ebsn/domain/product";
import { missingOptions } from "@/lib/rules/cart/add-to-cart";
import { getSellingRule } from "@/lib/cart/compact-selling";
import type { ProductChoices } from "@/lib/overlays/requests";
import { splitChoices } from "@/lib/rules/quantities/quantity";
import styles from "./options-dialog.module.css";

type Props = {
  product: Product;
  packageNum?: number;
  /** Chosen beforehand: parameter → key. */
  chosen?: Record<string, string>;
  onResolve: (choices: ProductChoices | null) => void;
};

const MAX_RADIO_CHOICES = 5;

export function OptionsDialog({ product, packageNum = 1, chosen = {}, onResolve }: Props) {
  const t = useTranslations("cart");
  const [options, setOptions] = useState<Record<string, string>>(() =>
    Object.fromEntries(
      product.selectOptions.map(({ parameterName, selected }) => [
        parameterName,
        chosen[parameterName] ?? selected,
      ]),
    ),
  );
  const [packCount, setPackCount] = useState(packageNum);
  const splitCounts = splitChoices(getSellingRule(product.selling));
  const missing = missingOptions(product, { quantity: 1, options });
  const choose = (option: SelectOption) => (key: string) =>
    setOptions({ ...options, [option.parameterName]: key });

  return (
    <Dialog
      open
      title={t("optionsTitle")}
      width={560}
      onClose={() => onResolve(null)}
      footer={
        <>
          {missing.length > 0 && (
            <p id="missing-options" className={styles.missing} role="status">
              {t("optionsMissing", { names: missing.map(({ name }) => name).join(", ") })}
            </p>
          )}
          <Button
            disabled={missing.length > 0}
            title={missing.length > 0 ? t("optionsRequired") : undefined}
            aria-describedby={missing.length > 0 ? "missing-options" : undefined}
            onClick={() =>
              onResolve({ options, ...(splitCounts.length > 0 ? { packageNum: packCount } : {}) })
            }
          >
            {t("optionsConfirm")}
          </Button>
        </>
      }
    >
      <p className={styles.name}>{product.name}</p>
      {product.selectOptions.map((option) => (
        <Option
          key={option.parameterName}
          option={option}
          value={options[option.parameterName] ?? ""}
          onChoose={choose(option)}
        />
      ))}
      {splitCounts.length > 0 && (
        <OptionSelect
          label={t("splitOnPackage")}
          value={String(packCount)}
          choices={splitCounts.map((count) => ({ key: String(count), value: t("splitInto", { count }) }))}
          onChoose={(key) => setPackCount(Number(key))}
        />
      )}
    </Dialog>
  );
}

type OptionProps = { option: SelectOption; value: string; onChoose: (key: string) => void };

function Option({ option, value, onChoose }: OptionProps) {
  const t = useTranslations("cart");
  if (option.options.length > MAX_RADIO_CHOICES) {
    const emptyChoice = { key: "", value: t("choose") };
    return (
      <OptionSelect
        label={option.name}
        value={value}
        choices={[emptyChoice, ...option.options]}
        onChoose={onChoose}
      />
    );
  }
  return (
    <fieldset className={styles.option}>
      <legend>{option.name}</legend>
      {option.options.map((choice) => (
        <RadioCard
          key={choice.key}
          name={option.parameterName}
          checked={value === choice.key}
          onChange={() => onChoose(choice.key)}
        >
          {choice.value}
        </RadioCard>
      ))}
    </fieldset>
  );
}

type SelectProps = {
  label: string;
  value: string;
  choices: { key: string; value: string }[];
  onChoose: (key: string) => void;
};

function OptionSelect({ label, value, choices, onChoose }: SelectProps) {
  return (
    <label className={styles.option}>
      <span className={styles.label}>{label}</span>
      <Select value={value} onChange={(event) => onChoose(event.target.value)}>
        {choices.map((choice) => (
          <option key={choice.key} value={choice.key}>
            {choice.value}
          </option>
        ))}
      </Select>
    </label>
  );
}
