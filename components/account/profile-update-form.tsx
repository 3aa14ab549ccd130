"use client";

import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import forms from "@/components/forms/forms.module.css";
import { Field } from "@/components/ui/field";
import { door } from "@/lib/cart/door";
import { refreshCart } from "@/lib/cart/held";
import type { UserDetail } from "@/lib/ebsn/domain/profile";
import { localPath } from "@/lib/i18n/local-path";
import { accountPaths } from "@/lib/account-paths";
import { profileFaults, type ProfileValues } from "@/lib/rules/profile";
import { RulesForm } from "./rules-form";
import { useRulesForm } from "./use-rules-form";

/** Who the customer is; saved as a whole. */
export function ProfileUpdateForm({ user }: { user: UserDetail }) {
  const t = useTranslations("profile.details");
  const router = useRouter();
  const href = localPath(useLocale());
  const { firstName, lastName, phone, birthDate, postalcode, fiscalCode } = user;
  const {
    field,
    form: _form,
    ...frame
  } = useRulesForm<ProfileValues>({
    id: "profile",
    start: { firstName, lastName, phone, birthDate, postalcode, fiscalCode },
    faultsOf: profileFaults,
    labelOf: (name) => t(`field.${name}`),
    async send(values) {
      await door("registration/update_user_detail", { body: values });
      refreshCart();
      router.push(href(accountPaths.profileUpdated()));
    },
  });
  return (
    <RulesForm {...frame} send={t("save")}>
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
    </RulesForm>
  );
}
