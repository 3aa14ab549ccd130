"use server";

import { getTranslations } from "next-intl/server";
import { redirect } from "next/navigation";
import type { CardRegistrationState } from "@/components/auth/card-registration-form";
import { userMessage } from "@/lib/api/user-message";
import { submitAsVisitor } from "@/lib/gateway/as-visitor";
import { isSuccess } from "@/lib/gateway/gateway-response";
import { localizePath } from "@/lib/i18n/locale-path";
import { accountPaths } from "@/lib/paths/account-paths";
import { normalizeCardHolder, validateCardHolder } from "@/lib/rules/account/registration";
import { formLocale } from "@/lib/forms/form-locale";
import { postedErrors, postedText } from "@/lib/forms/posted-values";
import { setCardCookie } from "../loyalty-card-cookie";

export async function registerWithCard(
  _previous: CardRegistrationState,
  form: FormData,
): Promise<CardRegistrationState> {
  const values = normalizeCardHolder({
    fidelityCard: postedText(form, "fidelityCard"),
    lastName: postedText(form, "lastName"),
  });
  const locale = formLocale(form);
  const fieldErrors = await postedErrors(validateCardHolder(values), locale);
  if (Object.keys(fieldErrors).length > 0) return { values, fieldErrors, formError: "" };
  const result = await submitAsVisitor("finiper/registration-with-card-load", values, locale);
  if (!isSuccess(result))
    return {
      values,
      fieldErrors: {},
      formError: userMessage(result.response, await getTranslations({ locale })),
    };
  await setCardCookie(values);
  redirect(localizePath(locale)(accountPaths.registration()));
}
