"use client";

import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import forms from "@/components/forms/forms.module.css";
import { Field } from "@/components/ui/field";
import { apiFetch } from "@/lib/api/api-fetch";
import { refreshCart } from "@/lib/cart/cart-store";
import type { UserDetail } from "@/lib/ebsn/domain/profile";
import { localizePath } from "@/lib/i18n/locale-path";
import { accountPaths } from "@/lib/account-paths";
import { validateProfile, type ProfileValues } from "@/lib/rules/profile";
import { ValidatedForm } from "@/components/forms/validated-form";
import { useValidatedForm } from "@/components/forms/use-validated-form";

export function ProfileUpdateForm({ user }: { user: UserDetail }) {
  const t = useTranslations("profile.details");
  const router = useRouter();
  const href = localizePath(useLocale());
  const { firstName, lastName, phone, birthDate, postalcode, fiscalCode } = user;
  const {
    field,
    form: _form,
    ...formProps
  } = useValidatedForm<ProfileValues>({
    id: "profile",
    defaultValues: { firstName, lastName, phone, birthDate, postalcode, fiscalCode },
    validate: validateProfile,
    labelOf: (name) => t(`field.${name}`),
    async onSubmit(values) {
      await apiFetch("registration/update_user_detail", { body: values });
      refreshCart();
      router.push(href(accountPaths.profileUpdated()));
    },
  });
  return (
    <ValidatedForm {...formProps} submitLabel={t("save")}>
      <div className={forms.row}>
        <Field {...field("firstName")} className={forms.half} autoComplete="given-name" required />
        <Field {...field("lastName")} className={forms.half} autoComplete="family-name" required />
        <Field {...field("phone")} className={forms.half} type="tel" autoComplete="tel" required />
        <Field
          {...field("birthDate")}
          className={forms.half}
          hint={t("birthDateHint")}
          inputMode="numeric"
          autoComplete="bday"
          maxLength={10}
        />
        <Field
          {...field("postalcode")}
          className={forms.half}
          hint={t("optional")}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={5}
        />
        <Field
          {...field("fiscalCode")}
          className={forms.half}
          hint={t("optional")}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={16}
        />
      </div>
    </ValidatedForm>
  );
}
