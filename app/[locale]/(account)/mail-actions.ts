"use server";

import { redirect } from "next/navigation";
import type { MailAnswer } from "@/components/account/registration-mail-form";
import { localPath } from "@/lib/i18n/local-path";
import { accountPaths } from "@/lib/account-paths";
import { formLocale } from "./form-locale";
import { postDoor } from "./post-door";

async function ask(path: string, form: FormData): Promise<MailAnswer> {
  const email = String(form.get("email") ?? "");
  const { said } = await postDoor(path, { e_mail: email.trim() });
  return { email, refusal: said.errors[0]?.message ?? "", done: said.status === 0 };
}

/** The letter of a registration once more, for browsers without JavaScript. */
export async function resendMail(_before: MailAnswer, form: FormData): Promise<MailAnswer> {
  return ask("registration/registration_resend_email", form);
}

/** A way to a new password, for browsers without JavaScript. */
export async function requestPassword(_before: MailAnswer, form: FormData): Promise<MailAnswer> {
  const answer = await ask("registration/password_reset_token_request", form);
  if (!answer.done) return answer;
  redirect(localPath(formLocale(form))(accountPaths.passwordSent()));
}
