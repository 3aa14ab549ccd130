"use client";

import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { Checkbox } from "@/components/forms/checkbox";
import forms from "@/components/forms/forms.module.css";
import { Field } from "@/components/ui/field";
import { door } from "@/lib/cart/door";
import { announce } from "@/lib/cart/events";
import { refreshCart } from "@/lib/cart/held";
import type { FidelityCard } from "@/lib/ebsn/domain/fidelity";
import type { UserDetail } from "@/lib/ebsn/domain/profile";
import { localPath } from "@/lib/i18n/local-path";
import { accountPaths } from "@/lib/account-paths";
import { paths } from "@/lib/paths";
import { cardRequestFaults, type CardRequestValues } from "@/lib/rules/fidelity";
import { RulesForm } from "./rules-form";
import { useRulesForm } from "./use-rules-form";

/** Whose card it is to be: filled in with what the shop knows. */
export function CardRequestForm({ user }: { user: UserDetail }) {
  const t = useTranslations("profile.cardRequest");
  const labels = useTranslations("profile.details.field");
  const router = useRouter();
  const href = localPath(useLocale());
  const { firstName, lastName, birthDate, fiscalCode, phone, postalcode } = user;
  const { field, form, ...frame } = useRulesForm<CardRequestValues>({
    id: "card",
    start: { firstName, lastName, birthDate, fiscalCode, phone, postalcode, conditions: false },
    faultsOf: cardRequestFaults,
    labelOf: (name) => (name === "conditions" ? t("conditionsName") : labels(name)),
    async send(values) {
      await door<FidelityCard[]>("registration-card/register-user", {
        params: { registration_card_action: "request" },
        body: values,
      });
      announce({ kind: "done", key: "profile.cardRequest.done" });
      router.push(href(accountPaths.fidelity()));
      refreshCart();
    },
  });
  return (
    <RulesForm {...frame} send={t("send")}>
      <div className={forms.row}>
        <Field {...field("firstName")} className={forms.half} autoComplete="given-name" required />
        <Field {...field("lastName")} className={forms.half} autoComplete="family-name" required />
        <Field
          {...field("birthDate")}
          className={forms.half}
          hint={t("birthDateHint")}
          inputMode="numeric"
          autoComplete="bday"
          maxLength={10}
          required
        />
        <Field
          {...field("fiscalCode")}
          className={forms.half}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={16}
          required
        />
        <Field {...field("phone")} className={forms.half} type="tel" autoComplete="tel" required />
        <Field
          {...field("postalcode")}
          className={forms.half}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={5}
          required
        />
      </div>
      <p>
        <a href={href(paths.page("carta-madia"))} target="_blank" rel="noopener">
          {t("read")}
        </a>
      </p>
      <Checkbox
        {...form.register("conditions")}
        id="card-conditions"
        label={t("conditions")}
        error={form.formState.errors.conditions?.message}
        required
      />
    </RulesForm>
  );
}
