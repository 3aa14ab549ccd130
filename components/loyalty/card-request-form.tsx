"use client";

import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { type ApiRequest, apiFetch } from "@/lib/api/api-fetch";
import { withBotCheck } from "@/lib/bot-check/with-bot-check";
import { refreshCart } from "@/lib/cart/fetch-cart";
import type { FidelityCard } from "@/lib/ebsn/domain/fidelity";
import type { UserDetail } from "@/lib/ebsn/domain/profile";
import { localizePath } from "@/lib/i18n/locale-path";
import { pushPage } from "@/lib/navigation/leave-page";
import { visitorPlaceStore } from "@/lib/session/visitor-place";
import { accountPaths } from "@/lib/paths/account-paths";
import { validateCardRequest, type CardRequestValues } from "@/lib/rules/account/fidelity";
import { normalizeProfile, type ProfileValues } from "@/lib/rules/account/profile";
import { PersonalFields } from "@/components/forms/personal-fields";
import { ValidatedForm } from "@/components/forms/validated-form";
import { useValidatedForm } from "@/components/forms/use-validated-form";
import { CardConditions } from "./card-conditions";

const FIELDS: (keyof ProfileValues)[] = [
  "firstName",
  "lastName",
  "birthDate",
  "fiscalCode",
  "phone",
  "postalcode",
];

const FIELD_CODE = /^error\.fidelity_card\.([a-z_]+)\.not_valid$/;

function fieldOfCode(code: string): keyof ProfileValues | null {
  const snakeCase = FIELD_CODE.exec(code)?.[1];
  return (
    FIELDS.find((field) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) === snakeCase) ??
    null
  );
}

type Props = {
  user: UserDetail;
  /** Where the order that needs the card goes on. */
  orderPath?: string;
};

export function CardRequestForm({ user, orderPath = "" }: Props) {
  const t = useTranslations("profile.cardRequest");
  const tField = useTranslations("profile.details.field");
  const router = useRouter();
  const href = localizePath(useLocale());
  const { firstName, lastName, birthDate, fiscalCode, phone } = user;
  const postalcode = user.postalcode || (visitorPlaceStore.get()?.postalcode ?? "");
  const { field, form, errorOf, isSubmitting, formProps } = useValidatedForm<CardRequestValues>({
    id: "card",
    defaultValues: { firstName, lastName, birthDate, fiscalCode, phone, postalcode, conditions: false },
    validate: validateCardRequest,
    labelOf: (name) => (name === "conditions" ? t("conditionsName") : tField(name as keyof ProfileValues)),
    fieldOf: fieldOfCode,
    async onSubmit(values) {
      const request: ApiRequest = {
        params: { registration_card_action: "request" },
        body: normalizeProfile(values),
        success: { key: orderPath ? "profile.cardRequest.doneForOrder" : "profile.cardRequest.done" },
      };
      await apiFetch<FidelityCard[]>("registration-card/register-user", await withBotCheck(request));
      refreshCart();
      await pushPage(router, orderPath || href(accountPaths.fidelity()));
    },
  });
  return (
    <ValidatedForm formProps={formProps} isSubmitting={isSubmitting} submitLabel={t("send")}>
      <PersonalFields
        field={field}
        names={FIELDS}
        hints={{ birthDate: t("birthDateHint") }}
        isRequired={() => true}
      />
      <CardConditions
        id="card-conditions"
        field={form.register("conditions")}
        error={errorOf("conditions")}
      />
    </ValidatedForm>
  );
}
