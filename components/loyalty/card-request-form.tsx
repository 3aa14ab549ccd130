"use client";

import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { Checkbox } from "@/components/forms/checkbox";
import forms from "@/components/forms/forms.module.css";
import { Field } from "@/components/ui/field";
import { apiFetch } from "@/lib/api/api-fetch";
import { refreshCart } from "@/lib/cart/cart-store";
import type { FidelityCard } from "@/lib/ebsn/domain/fidelity";
import type { UserDetail } from "@/lib/ebsn/domain/profile";
import { localizePath } from "@/lib/i18n/locale-path";
import { accountPaths } from "@/lib/account-paths";
import { paths } from "@/lib/paths";
import { validateCardRequest, type CardRequestValues } from "@/lib/rules/fidelity";
import { ValidatedForm } from "@/components/forms/validated-form";
import { useValidatedForm } from "@/components/forms/use-validated-form";

export function CardRequestForm({ user }: { user: UserDetail }) {
  const t = useTranslations("profile.cardRequest");
  const labels = useTranslations("profile.details.field");
  const router = useRouter();
  const href = localizePath(useLocale());
  const { firstName, lastName, birthDate, fiscalCode, phone, postalcode } = user;
  const { field, form, ...formProps } = useValidatedForm<CardRequestValues>({
    id: "card",
    defaultValues: { firstName, lastName, birthDate, fiscalCode, phone, postalcode, conditions: false },
    validate: validateCardRequest,
    labelOf: (name) => (name === "conditions" ? t("conditionsName") : labels(name)),
    async onSubmit(values) {
      await apiFetch<FidelityCard[]>("registration-card/register-user", {
        params: { registration_card_action: "request" },
        body: values,
        success: { key: "profile.cardRequest.done" },
      });
      router.push(href(accountPaths.fidelity()));
      refreshCart();
    },
  });
  return (
    <ValidatedForm {...formProps} submitLabel={t("send")}>
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
    </ValidatedForm>
  );
}
