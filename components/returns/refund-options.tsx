"use client";

import { useTranslations } from "next-intl";
import forms from "@/components/forms/forms.module.css";
import { returnOption } from "@/lib/rules/statuses";
import styles from "./refund.module.css";

/** 6 refund, 7 replacement (spec 2 §4). */
const OPTIONS = [6, 7];

type Props = { selectedId: number | null; invalid: boolean; onSelect: (optionId: number) => void };

export function RefundOptions({ selectedId, invalid, onSelect }: Props) {
  const t = useTranslations("refunds");
  return (
    <fieldset className={styles.group} aria-describedby={invalid ? "refund-option-error" : undefined}>
      <legend>{t("how")}</legend>
      {OPTIONS.map((id, index) => {
        const option = returnOption(id);
        if (option === "unknown") return null;
        return (
          <label key={id} className={styles.option}>
            <input
              type="radio"
              id={index === 0 ? "refund-option" : undefined}
              name="refund-option"
              checked={selectedId === id}
              onChange={() => onSelect(id)}
            />
            <span>
              <b>{t(`option.${option}`)}</b>
              <small>{t(`optionText.${option}`)}</small>
            </span>
          </label>
        );
      })}
      {invalid && (
        <p id="refund-option-error" className={forms.error}>
          {t("fault.option")}
        </p>
      )}
    </fieldset>
  );
}
