import { useCallback, useEffect, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { FormDefinition } from "@/lib/ebsn/domain/form";
import { isEmpty } from "@/lib/rules/validators";
import { type FormValues, hasInput } from "@/lib/rules/form-fields";
import { ANONYMOUS_OWNER } from "@/lib/session/form-drafts";
import { initialFieldValue, isPersonal } from "./initial-values";
import { useFormCustomer } from "./use-form-customer";
import { clearDraft, loadDraft, saveDraft } from "./form-draft";
import { valuesByName, fieldKey } from "./field-keys";

const hasContent = (values: FormValues) =>
  Object.values(values).some((value) => value !== false && !isEmpty(value));

export function useFormDraft(definition: FormDefinition, form: UseFormReturn<FormValues>, isSent: boolean) {
  const { cart, profile } = useFormCustomer(definition);
  const { fields, previousSubmission: sent } = definition;
  const [isRestored, setRestored] = useState(false);
  const isFilled = useRef(false);
  const hasTyped = useRef(false);
  /** Survives the end of the session: later input still belongs to this customer. */
  const owner = useRef(ANONYMOUS_OWNER);
  const userId = Math.max(cart?.user.userId ?? ANONYMOUS_OWNER, ANONYMOUS_OWNER);
  const { reset, watch, getValues, setValue, getFieldState } = form;

  const fillForm = useCallback(
    (values: FormValues) => {
      const entries = fields.map((field, index) => [fieldKey(index), field] as const);
      reset(
        Object.fromEntries(
          entries
            .filter(([, field]) => hasInput(field))
            .map(([key, field]) => [
              key,
              values[field.name] ?? initialFieldValue(field, definition, { cart, profile }),
            ]),
        ),
      );
      hasTyped.current = false;
      setRestored(hasContent(values));
    },
    [cart, profile, definition, fields, reset],
  );

  useEffect(() => {
    if (isFilled.current) return;
    isFilled.current = true;
    owner.current = userId;
    fillForm(loadDraft(definition, userId));
  }, [definition, fillForm, userId]);

  // Another customer never sees the previous draft; their own is restored unless they have typed.
  useEffect(() => {
    const previousOwner = owner.current;
    if (userId === ANONYMOUS_OWNER || userId === previousOwner) return;
    owner.current = userId;
    const draft = loadDraft(definition, userId);
    if (previousOwner !== ANONYMOUS_OWNER || (!hasTyped.current && hasContent(draft))) fillForm(draft);
  }, [definition, fillForm, userId]);

  // Cart and profile load after the page: empty, untouched fields are filled then.
  useEffect(() => {
    if (!cart || sent) return;
    fields.forEach((field, index) => {
      const key = fieldKey(index);
      const isFillable = isPersonal(field) && isEmpty(getValues(key)) && !getFieldState(key).isDirty;
      if (isFillable) setValue(key, initialFieldValue(field, definition, { cart, profile }));
    });
  }, [cart, profile, definition, fields, sent, getValues, getFieldState, setValue]);

  useEffect(() => {
    const subscription = watch((_values, { type }) => {
      if (type !== "change") return;
      hasTyped.current = true;
      saveDraft(definition, owner.current, valuesByName(fields, getValues()));
    });
    return () => subscription.unsubscribe();
  }, [definition, fields, watch, getValues]);

  useEffect(() => {
    if (isSent) clearDraft(definition, owner.current);
  }, [definition, isSent]);

  return {
    isRestored,
    startAgain: () => {
      clearDraft(definition, owner.current);
      fillForm({});
    },
  };
}
