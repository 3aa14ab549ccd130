"use client";

import { useTranslations } from "next-intl";
import forms from "@/components/forms/forms.module.css";
import { Field } from "@/components/ui/field";
import { door } from "@/lib/cart/door";
import { config } from "@/lib/config";
import type { FidelityCard } from "@/lib/ebsn/domain/fidelity";
import { cardFaults, type CardValues } from "@/lib/rules/fidelity";
import { RulesForm } from "./rules-form";
import { useRulesForm } from "./use-rules-form";

const EMPTY: CardValues = { fidelityCard: "", birthDate: "" };

/** A card from the till onto the account, by its number and its holder's birthday. */
export function FidelityAdd({ onAdded }: { onAdded: (cards: FidelityCard[]) => void }) {
  const t = useTranslations("profile.fidelity");
  const tf = useTranslations("forms.fault");
  const { field, form, ...frame } = useRulesForm<CardValues>({
    id: "fidelity",
    start: EMPTY,
    faultsOf: (values) => cardFaults(values, config.loyaltyPrefix),
    labelOf: (name) => t(`field.${name}`),
    async send({ fidelityCard, birthDate }) {
      const body = { fidelity_card: fidelityCard.replace(/\s/g, ""), birth_date: birthDate.trim() };
      if (!(await door<boolean>("registration-card/check-card", { body }))) {
        form.setError("fidelityCard", { type: "loyaltyCard", message: tf("loyaltyCard") });
        return;
      }
      onAdded(await door<FidelityCard[]>("registration-card/add-card", { body }));
      form.reset(EMPTY);
    },
  });
  return (
    <RulesForm {...frame} send={t("add")}>
      <div className={forms.row}>
        <Field
          {...field("fidelityCard")}
          className={forms.half}
          hint={t("numberHint")}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          required
        />
        <Field
          {...field("birthDate")}
          className={forms.half}
          hint={t("birthHint")}
          inputMode="numeric"
          autoComplete="bday"
          maxLength={10}
          required
        />
      </div>
    </RulesForm>
  );
}
