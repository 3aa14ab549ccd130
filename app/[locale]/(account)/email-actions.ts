"use server";

import { getTranslations } from "next-intl/server";
import { redirect } from "next/navigation";
import type { EmailRequestState } from "@/components/auth/email-request-form";
import { userMessage } from "@/lib/api/user-message";
import { submitAsVisitor } from "@/lib/gateway/as-visitor";
import { isSuccess } from "@/lib/gateway/gateway-response";
import { localizePath } from "@/lib/i18n/locale-path";
import { accountPaths } from "@/lib/paths/account-paths";
import { identifierParams, validateEmail, validateIdentifier } from "@/lib/rules/account/log-in";
import { formLocale } from "@/lib/forms/form-locale";
import { postedErrors, postedText } from "@/lib/forms/posted-values";

const RESEND = "registration/registration_resend_email";
const RESET = "registration/password_reset_token_request";

async function submitEmail(path: string, form: FormData): Promise<EmailRequestState> {
  const email = postedText(form, "email");
  const locale = formLocale(form);
  const fieldErrors = await postedErrors(
    (path === RESET ? validateIdentifier : validateEmail)({ email }),
    locale,
  );
  if (fieldErrors.email) return { values: { email }, fieldErrors, formError: "", isSent: false };
  const result = await submitAsVisitor(
    path,
    path === RESET ? identifierParams(email) : { e_mail: email.trim() },
    locale,
  );
  const isSent = isSuccess(result);
  return {
    values: { email },
    fieldErrors: {},
    formError: isSent ? "" : userMessage(result.response, await getTranslations({ locale })),
    isSent,
  };
}

export async function resendEmail(_previous: EmailRequestState, form: FormData): Promise<EmailRequestState> {
  return submitEmail(RESEND, form);
}

export async function requestPassword(
  _previous: EmailRequestState,
  form: FormData,
): Promise<EmailRequestState> {
  const result = await submitEmail(RESET, form);
  if (!result.isSent) return result;
  redirect(localizePath(formLocale(form))(accountPaths.passwordSent()));
}
