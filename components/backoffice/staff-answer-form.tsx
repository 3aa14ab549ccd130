"use client";

import { useTranslations } from "next-intl";
import { useRef } from "react";
import { ErrorAlert } from "@/components/forms/error-alert";
import { LocaleField } from "@/components/forms/locale-field";
import { useActionForm } from "@/components/forms/use-action-form";
import { Button } from "@/components/ui/button";
import { Textarea } from "@/components/ui/control";
import { FieldBox } from "@/components/ui/field";
import { Actions, StackForm } from "@/components/ui/form-layout";
import { Link } from "@/components/ui/link";
import type { StaffForm } from "@/lib/ebsn/domain/form-request";
import { FocusedStatus } from "./focused-status";
import { RestoredInput } from "./restored-input";
import { NOT_SENT, type StaffAction, type StaffActionState } from "./staff-action-state";
import { useKeptInput } from "./use-kept-input";
import { useStaffAction } from "./use-staff-action";

export type AnswerState = StaffActionState & { answer: string | null };
export type AnswerAction = (previous: AnswerState, form: FormData) => Promise<AnswerState>;

const NOT_ANSWERED: AnswerState = { ...NOT_SENT, answer: null };

type Props = {
  request: StaffForm;
  /** The list that the request was opened from. */
  inboxHref: string;
  actions: { answer: AnswerAction; close: StaffAction };
};

export function StaffAnswerForm({ request, inboxHref, actions }: Props) {
  const t = useTranslations("backoffice.requests");
  const { state: answered, ...answer } = useStaffAction(actions.answer, NOT_ANSWERED);
  const { state: closed, ...close } = useStaffAction(actions.close, NOT_SENT);
  const answerForm = useActionForm(answer.formAction);
  const closeForm = useActionForm(close.formAction);
  const { cuFormId, sender } = request;
  const formRef = useRef<HTMLFormElement>(null);
  const kept = useKeptInput(formRef, `request.${cuFormId}`, answered.done ?? closed.done, true);
  const sent = { rowId: String(cuFormId), onDone: kept.forget };
  const seen = (
    <>
      <input type="hidden" name="cu_form_id" value={cuFormId} />
      <input type="hidden" name="updated_at" value={request.updatedAt} />
    </>
  );

  if (closed.done)
    return (
      <>
        <FocusedStatus>{closed.done.text}</FocusedStatus>
        <p>
          <Link href={inboxHref}>{t("toInbox")}</Link>
        </p>
      </>
    );
  if (request.status === "closed") return null;
  return (
    <>
      <ErrorAlert messages={answered.errors} attempt={answered} />
      {answered.done && <FocusedStatus attempt={answered}>{answered.done.text}</FocusedStatus>}
      {sender.email ? (
        <StackForm ref={formRef} {...answerForm.formPropsOf((form) => answer.send({ ...sent, form }))}>
          <LocaleField />
          {seen}
          <RestoredInput isRestored={kept.isRestored} onDiscard={kept.discard} />
          <FieldBox
            id="staff-answer"
            label={t("answerLabel")}
            hint={t(sender.userId === null ? "answerHintVisitor" : "answerHint", { email: sender.email })}
          >
            <Textarea
              id="staff-answer"
              name="answer"
              rows={6}
              maxLength={4000}
              required
              defaultValue={answered.answer ?? ""}
              aria-describedby="staff-answer-hint"
            />
          </FieldBox>
          <Actions>
            <Button type="submit" busy={answerForm.isPending}>
              {t(answered.isConflict ? "answerAnyway" : "answerSubmit")}
            </Button>
          </Actions>
        </StackForm>
      ) : (
        <p>{t("noEmail")}</p>
      )}
      <ErrorAlert messages={closed.errors} attempt={closed} />
      <form {...closeForm.formPropsOf((form) => close.send({ ...sent, form }))}>
        <LocaleField />
        {seen}
        <Button type="submit" variant="secondary" busy={closeForm.isPending}>
          {t(request.status === "answered" ? "closeAnswered" : "close")}
        </Button>
      </form>
    </>
  );
}
