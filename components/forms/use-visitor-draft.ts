import { useEffect } from "react";
import type { FieldValues, Path, PathValue, UseFormReturn } from "react-hook-form";
import { ANONYMOUS_OWNER, formDraftKey, readDraft, removeDraft, writeDraft } from "@/lib/session/form-drafts";
import { useTypedInput } from "./use-draft-owner";

/** Keeps texts and ticked boxes over a reload of a visitor's page. `names` has no passwords, and never changes. */
export function useVisitorDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  formName: string,
  names: readonly Path<Values>[],
) {
  const key = formDraftKey(ANONYMOUS_OWNER, formName);
  const { getValues, setValue } = form;

  useEffect(() => {
    const draft = readDraft(key) ?? {};
    for (const name of names) {
      const value = draft[name];
      const isInput = typeof value === "string" ? value !== "" : value === true;
      if (isInput && !getValues(name)) setValue(name, value as PathValue<Values, Path<Values>>);
    }
  }, [key, names, getValues, setValue]);

  useTypedInput(form, () =>
    writeDraft(key, Object.fromEntries(names.map((name) => [name, getValues(name)]))),
  );

  return { clear: () => removeDraft(key) };
}
