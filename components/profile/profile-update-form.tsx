"use client";

import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { apiFetch } from "@/lib/api/api-fetch";
import { withBotCheck } from "@/lib/bot-check/with-bot-check";
import { refreshCart } from "@/lib/cart/fetch-cart";
import { useCart } from "@/lib/cart/use-cart";
import { config } from "@/lib/config";
import type { UserDetail } from "@/lib/ebsn/domain/profile";
import { localizePath } from "@/lib/i18n/locale-path";
import { accountPaths } from "@/lib/paths/account-paths";
import { pushPage } from "@/lib/navigation/leave-page";
import { normalizeProfile, validateProfile, type ProfileValues } from "@/lib/rules/account/profile";
import { useCustomerDraft, useValuesWithDraft } from "@/components/forms/use-customer-draft";
import { PersonalFields } from "@/components/forms/personal-fields";
import { ValidatedForm } from "@/components/forms/validated-form";
import { useValidatedForm } from "@/components/forms/use-validated-form";

const FIELDS: (keyof ProfileValues)[] = [
  "firstName",
  "lastName",
  "phone",
  "birthDate",
  "postalcode",
  "fiscalCode",
];

const REQUIRED = ["firstName", "lastName", "phone"];

type Props = {
  user: UserDetail;
  /** Instead of the page of the result. */
  onSaved?: () => Promise<void>;
};

export function ProfileUpdateForm({ user, onSaved }: Props) {
  const t = useTranslations("profile.details");
  const router = useRouter();
  const href = localizePath(useLocale());
  const { cart } = useCart();
  const { firstName, lastName, phone, birthDate, postalcode, fiscalCode } = user;
  const isConfirmed = (cart?.user.profileLevel ?? config.minProfileLevel) >= config.minProfileLevel;
  const withDraft = useValuesWithDraft<ProfileValues>({
    formName: "profile",
    initialValues: { firstName, lastName, phone, birthDate, postalcode, fiscalCode },
  });
  const { field, form, isSubmitting, formProps } = useValidatedForm<ProfileValues>({
    id: "profile",
    defaultValues: withDraft.defaultValues,
    validate: validateProfile,
    labelOf: (name) => t(`field.${name as keyof ProfileValues}`),
    fieldOf: (code) => (code === "error.profile.birth_date.future" ? "birthDate" : null),
    async onSubmit(values) {
      await apiFetch(
        "registration/update_user_detail",
        await withBotCheck({ body: normalizeProfile(values) }),
      );
      draft.clear();
      refreshCart();
      if (onSaved) return onSaved();
      await pushPage(
        router,
        href(isConfirmed ? accountPaths.profileUpdated() : accountPaths.profileConfirmed()),
      );
    },
  });
  const draft = useCustomerDraft(form, withDraft);
  return (
    <ValidatedForm formProps={formProps} isSubmitting={isSubmitting} submitLabel={t("save")}>
      <PersonalFields
        field={field}
        names={FIELDS}
        hints={{ birthDate: t("birthDateHint"), postalcode: t("optional"), fiscalCode: t("optional") }}
        isRequired={(name) => REQUIRED.includes(name)}
      />
    </ValidatedForm>
  );
}
