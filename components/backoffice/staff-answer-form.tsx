import { getTranslations } from "next-intl/server";
import { LocaleField } from "@/components/forms/locale-field";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Textarea } from "@/components/ui/control";
import { FieldBox } from "@/components/ui/field";
import { Actions, StackForm } from "@/components/ui/form-layout";
import type { StaffForm } from "@/lib/ebsn/domain/form-request";

export type StaffAction = (form: FormData) => Promise<void>;

type Props = {
  request: StaffForm;
  errorMessage: string;
  actions: { answer: StaffAction; close: StaffAction };
};

export async function StaffAnswerForm({ request, errorMessage, actions }: Props) {
  const t = await getTranslations("backoffice.requests");
  if (request.status === "closed") return null;
  const { cuFormId, sender, answer } = request;
  return (
    <>
      {errorMessage && (
        <Alert>
          <p>{errorMessage}</p>
        </Alert>
      )}
      {sender.email ? (
        <StackForm action={actions.answer}>
          <LocaleField />
          <input type="hidden" name="cu_form_id" value={cuFormId} />
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
              defaultValue={answer}
              aria-describedby="staff-answer-hint"
            />
          </FieldBox>
          <Actions>
            <Button type="submit">{t("answerSubmit")}</Button>
          </Actions>
        </StackForm>
      ) : (
        <p>{t("noEmail")}</p>
      )}
      <form action={actions.close}>
        <LocaleField />
        <input type="hidden" name="cu_form_id" value={cuFormId} />
        <Button type="submit" variant="secondary">
          {t(request.status === "answered" ? "closeAnswered" : "close")}
        </Button>
      </form>
    </>
  );
}
