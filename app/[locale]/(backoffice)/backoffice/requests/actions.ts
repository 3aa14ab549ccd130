"use server";

import { redirect } from "next/navigation";
import { backofficePaths } from "@/lib/backoffice-paths";
import { isSuccess } from "@/lib/gateway/answer";
import { submitAsVisitor } from "@/lib/gateway/as-visitor";
import { localizePath } from "@/lib/i18n/locale-path";
import { formLocale } from "../../../(account)/form-locale";
import { postedText } from "../../../(account)/posted-values";

async function submit(path: string, form: FormData, body: Record<string, unknown>): Promise<boolean> {
  const cu_form_id = postedText(form, "cu_form_id");
  return isSuccess(await submitAsVisitor(path, { cu_form_id, ...body }, formLocale(form)));
}

function requestPath(form: FormData): string {
  const cuFormId = Number(postedText(form, "cu_form_id")) || undefined;
  return localizePath(formLocale(form))(backofficePaths.requests({ cuFormId }));
}

export async function answerRequest(form: FormData): Promise<void> {
  const answer = postedText(form, "answer");
  const isSent = await submit("backoffice-access/answer-form", form, { answer });
  redirect(isSent ? requestPath(form) : `${requestPath(form)}&failed=1`);
}

export async function closeRequest(form: FormData): Promise<void> {
  await submit("backoffice-access/close-form", form, {});
  redirect(localizePath(formLocale(form))(backofficePaths.requests()));
}
