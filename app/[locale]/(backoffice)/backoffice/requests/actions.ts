"use server";

import { getTranslations } from "next-intl/server";
import type { AnswerState } from "@/components/backoffice/staff-answer-form";
import type { StaffActionState } from "@/components/backoffice/staff-action-state";
import { formLocale } from "@/lib/forms/form-locale";
import { postedText } from "@/lib/forms/posted-values";
import { submitStaffForm } from "../submit-staff-form";

export async function answerRequest(_previous: AnswerState, form: FormData): Promise<AnswerState> {
  const answer = postedText(form, "answer");
  if (answer.trim() === "") {
    const t = await getTranslations({ locale: formLocale(form) });
    const errors = [t("backoffice.requests.answerEmpty")];
    return { rowId: postedText(form, "cu_form_id"), done: null, errors, answer };
  }
  const state = await submitStaffForm("backoffice-access/answer-form", form, {
    names: ["cu_form_id", "updated_at", "answer"],
    toDone: async (locale) => (await getTranslations({ locale }))("backoffice.requests.done.answered"),
  });
  return { ...state, answer: state.done ? null : answer };
}

export async function closeRequest(_previous: StaffActionState, form: FormData): Promise<StaffActionState> {
  return submitStaffForm("backoffice-access/close-form", form, {
    names: ["cu_form_id", "updated_at"],
    toDone: async (locale) => (await getTranslations({ locale }))("backoffice.requests.done.closed"),
  });
}
