"use server";

import { getTranslations } from "next-intl/server";
import type { AnswerState } from "@/components/backoffice/staff-answer-form";
import type { StaffActionState } from "@/components/backoffice/staff-action-state";
import { postedText } from "@/lib/forms/posted-values";
import { submitStaffForm } from "../submit-staff-form";

export async function answerRequest(_previous: AnswerState, form: FormData): Promise<AnswerState> {
  const state = await submitStaffForm("backoffice-access/answer-form", form, {
    names: ["cu_form_id", "answer"],
    toDone: async (locale) => (await getTranslations({ locale }))("backoffice.requests.done.answered"),
  });
  return { ...state, answer: state.done ? null : postedText(form, "answer") };
}

export async function closeRequest(_previous: StaffActionState, form: FormData): Promise<StaffActionState> {
  return submitStaffForm("backoffice-access/close-form", form, {
    names: ["cu_form_id"],
    toDone: async (locale) => (await getTranslations({ locale }))("backoffice.requests.done.closed"),
  });
}
