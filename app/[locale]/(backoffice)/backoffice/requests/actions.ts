"use server";

import type { AnswerState } from "@/components/backoffice/staff-answer-form";
import type { StaffActionState } from "@/components/backoffice/staff-action-state";
import { backofficePaths } from "@/lib/backoffice-paths";
import { postedText } from "@/lib/forms/posted-values";
import { submitStaffForm } from "../submit-staff-form";

export async function answerRequest(_previous: AnswerState, form: FormData): Promise<AnswerState> {
  const cuFormId = Number(postedText(form, "cu_form_id")) || undefined;
  const names = ["cu_form_id", "answer"];
  const path = backofficePaths.requests({ cuFormId });
  const state = await submitStaffForm("backoffice-access/answer-form", form, names, path);
  return { ...state, answer: postedText(form, "answer") };
}

export async function closeRequest(_previous: StaffActionState, form: FormData): Promise<StaffActionState> {
  return submitStaffForm("backoffice-access/close-form", form, ["cu_form_id"], backofficePaths.requests());
}
