"use server";

import { getTranslations } from "next-intl/server";
import { redirect } from "next/navigation";
import { EMPTY_VALUES, registrationBody, type RegistrationState } from "@/components/auth/registration-state";
import { errorText, joinSentences, userMessage } from "@/lib/api/user-message";
import { submitAsVisitor } from "@/lib/gateway/as-visitor";
import { isSuccess } from "@/lib/gateway/gateway-response";
import { brand } from "@/brand.config";
import { getRegistrationDisclaimers } from "@/lib/ebsn/registration";
import { localizePath } from "@/lib/i18n/locale-path";
import { accountPaths } from "@/lib/paths/account-paths";
import { type ConsentAnswers, missingConsents } from "@/lib/rules/account/consents";
import {
  parseRegistrationErrorCode,
  validateRegistration,
  type RegistrationValues,
} from "@/lib/rules/account/registration";
import { groupErrors } from "@/lib/forms/group-errors";
import { formLocale } from "@/lib/forms/form-locale";
import { postedErrors, postedFields, postedText } from "@/lib/forms/posted-values";

function readValues(form: FormData): RegistrationValues {
  const texts = Object.keys(EMPTY_VALUES).map((name) => [name, postedText(form, name)]);
  return {
    ...(Object.fromEntries(texts) as RegistrationValues),
    business: postedText(form, "business") !== "",
  };
}

function readConsents(form: FormData): ConsentAnswers {
  const answers = postedFields(form).flatMap(([name, value]) => {
    const [, id] = /^consent-(\d+)$/.exec(name) ?? [];
    return id === undefined ? [] : [[id, value !== "0"] as const];
  });
  return Object.fromEntries(answers);
}

/** For browsers without JavaScript; never returns the passwords. */
export async function register(_previous: RegistrationState, form: FormData): Promise<RegistrationState> {
  const values = readValues(form);
  const answers = readConsents(form);
  const locale = formLocale(form);
  const state = { values: { ...values, password: "", passwordAgain: "" }, answers, isSubmitted: true };
  const fieldErrors = validateRegistration(values, brand.loyaltyPrefix);
  const missingConsentIds = missingConsents(await getRegistrationDisclaimers(), answers);
  if (fieldErrors.size + missingConsentIds.size > 0)
    return { ...state, fieldErrors: await postedErrors(fieldErrors, locale), formError: "" };
  const result = await submitAsVisitor(
    "registration/register_user",
    registrationBody(values, answers, locale),
    locale,
  );
  if (!isSuccess(result)) {
    const { response } = result;
    const t = await getTranslations({ locale });
    const { byField, general } = groupErrors(response.errors, parseRegistrationErrorCode, (error) =>
      errorText(error, t),
    );
    const formError = byField.size > 0 ? joinSentences(general) : userMessage(response, t);
    return { ...state, fieldErrors: Object.fromEntries(byField), formError };
  }
  redirect(localizePath(locale)(accountPaths.registrationSent()));
}
