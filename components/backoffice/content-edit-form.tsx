"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, type ReactNode, startTransition, useActionState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";

export type ContentEditState = {
  error: string;
  /** Version that another user saved meanwhile; null: none. */
  conflictVersion: number | null;
  /** Of a form whose publication failed after it was saved. */
  savedVersion?: number;
};

export type ContentEditAction = (previous: ContentEditState, form: FormData) => Promise<ContentEditState>;

const UNCHANGED: ContentEditState = { error: "", conflictVersion: null };

type Props = { action: ContentEditAction; label?: string; className?: string; children: ReactNode };

export function ContentEditForm({ action, label, className, children }: Props) {
  const t = useTranslations("backoffice.content");
  const [state, submit, isPending] = useActionState(action, UNCHANGED);

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    const submitter = (event.nativeEvent as SubmitEvent).submitter;
    if (submitter?.hasAttribute("formmethod")) return;
    // React resets a form after its action.
    event.preventDefault();
    if (isPending) return;
    const form = new FormData(event.currentTarget, submitter);
    startTransition(() => submit(form));
  }

  return (
    <form action={submit} onSubmit={onSubmit} aria-busy={isPending} aria-label={label} className={className}>
      {/* Enter presses the first submit button of a form. */}
      <button
        type="submit"
        name="intent"
        value="save"
        className="visually-hidden"
        tabIndex={-1}
        aria-hidden
      />
      {state.error && (
        <Alert>
          <p>{state.error}</p>
          {state.conflictVersion !== null && (
            <>
              <p>{t("conflictText")}</p>
              <Button type="submit" small variant="secondary" name="force" value={state.conflictVersion}>
                {t("conflictSave")}
              </Button>
            </>
          )}
        </Alert>
      )}
      {children}
    </form>
  );
}
