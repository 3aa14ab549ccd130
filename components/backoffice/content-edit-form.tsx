"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useRef, useState } from "react";
import { ErrorAlert } from "@/components/forms/error-alert";
import { Button } from "@/components/ui/button";
import { RestoredInput } from "./restored-input";
import { useStaffForm } from "./staff-actions";
import { useKeptInput } from "./use-kept-input";

type Props = {
  rowId: string | number;
  label?: string;
  className?: string;
  /** Once sent, for the next one. */
  isEmptied?: boolean;
  children: ReactNode;
};

/** Each version online gets a form of its own; the saves of a draft leave the form, and the focus in it, alone. */
export function DraftForm({ onlineVersion, ...rest }: Props & { onlineVersion: number | null }) {
  const [shown, setShown] = useState(onlineVersion);
  if (onlineVersion !== null && onlineVersion !== shown) setShown(onlineVersion);
  return <ContentEditForm key={shown} {...rest} />;
}

export function ContentEditForm({ rowId, label, className, isEmptied = false, children }: Props) {
  const t = useTranslations("backoffice.content");
  const { state, formPropsOf } = useStaffForm(rowId);
  const formRef = useRef<HTMLFormElement>(null);
  const kept = useKeptInput(formRef, `${label ?? "synonyms"}.${rowId}`, state.done, isEmptied);
  return (
    <form ref={formRef} {...formPropsOf(kept.forget)} aria-label={label} className={className}>
      {/* Enter presses the first submit button of a form. */}
      <button
        type="submit"
        name="intent"
        value="save"
        className="visually-hidden"
        tabIndex={-1}
        aria-hidden
      />
      <RestoredInput isRestored={kept.isRestored} onDiscard={kept.discard} />
      <ErrorAlert messages={state.errors} attempt={state}>
        {state.confirmIntent && (
          <Button type="submit" small variant="danger" name="intent" value={state.confirmIntent}>
            {t("publishAnyway")}
          </Button>
        )}
        {state.conflictText && <p>{state.conflictText}</p>}
        {state.conflictVersion && (
          <>
            {!state.conflictText && <p>{t("conflictText")}</p>}
            <Button type="submit" small variant="secondary" name="force" value={state.conflictVersion}>
              {t("conflictSave")}
            </Button>
          </>
        )}
      </ErrorAlert>
      {children}
    </form>
  );
}
