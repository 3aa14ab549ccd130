"use client";

import { useTranslations } from "next-intl";
import type { UseFormRegister } from "react-hook-form";
import { FieldError } from "@/components/ui/field";
import { RadioCard, RadioCardText } from "@/components/ui/radio-card";
import type { FormValues } from "@/lib/rules/forms/form-fields";
import { returnOption } from "@/lib/rules/orders/statuses";
import styles from "./refund.module.css";

/** 6 refund, 7 replacement (requirements/orders#returns). */
const OPTIONS = [6, 7];

type Props = { register: UseFormRegister<FormValues>; error: string | undefined };

export function RefundOptions({ register, error }: Props) {
  const t = useTranslations("refunds");
  return (
    <fieldset className={styles.group} aria-describedby={error ? "refund-option-error" : undefined}>
      <legend>{t("how")}</legend>
      {OPTIONS.map((id, index) => {
        const option = returnOption(id);
        if (option === "unknown") return null;
        return (
          <RadioCard
            key={id}
            {...register("option")}
            id={index === 0 ? "refund-option" : undefined}
            value={id}
          >
            <RadioCardText>
              <b>{t(`option.${option}`)}</b>
              <small>{t(`optionText.${option}`)}</small>
            </RadioCardText>
          </RadioCard>
        );
      })}
      {error && <FieldError id="refund-option-error">{error}</FieldError>}
    </fieldset>
  );
}
