import { useCallback, useEffect, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { FormDefinition } from "@/lib/ebsn/domain/form";
import { isEmpty } from "@/lib/rules/forms/validators";
import { type FormValues, hasInput } from "@/lib/rules/forms/form-fields";
import { initialFieldValue, hasProfileDefault } from "./initial-values";
import { useFormCustomer } from "./use-form-customer";
import { draftOwnerOf, useDraftOwner, useTypedInput } from "./use-draft-owner";
import { clearDraft, loadDraft, saveDraft } from "./form-draft";
import { valuesByName, fieldKey } from "./field-keys";

const hasContent = (values: FormValues) =>
  Object.values(values).some((value) => value !== false && !isEmpty(value));

export function useFormDraft(definition: FormDefinition, form: UseFormReturn<FormValues>) {
  const { cart, profile } = useFormCustomer(definition);
  const { fields, previousSubmission: sent } = definition;
  const [isRestored, setRestored] = useState(false);
  const isFilled = useRef(false);
  const userId = draftOwnerOf(cart);
  const { reset, getValues, setValue, getFieldState } = form;

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
      setRestored(hasContent(values));
    },
    [cart, profile, definition, fields, reset],
  );

  const { getOwner, setHasTyped } = useDraftOwner(userId, ({ isFirst, hasTyped }) => {
    const draft = loadDraft(definition, userId);
    if (!isFirst || (!hasTyped && hasContent(draft))) fillForm(draft);
  });

  useEffect(() => {
    if (isFilled.current) return;
    isFilled.current = true;
    fillForm(loadDraft(definition, userId));
  }, [definition, fillForm, userId]);

  // Cart and profile load after the page: empty, untouched fields are filled then.
  useEffect(() => {
    if (!cart || sent) return;
    fields.forEach((field, index) => {
      const key = fieldKey(index);
      const isFillable = hasProfileDefault(field) && isEmpty(getValues(key)) && !getFieldState(key).isDirty;
      if (isFillable) setValue(key, initialFieldValue(field, definition, { cart, profile }));
    });
  }, [cart, profile, definition, fields, sent, getValues, getFieldState, setValue]);

  useTypedInput(form, () => {
    setHasTyped(true);
    saveDraft(definition, getOwner(), valuesByName(fields, getValues()));
  });

  const clear = () => clearDraft(definition, getOwner());
  return {
    isRestored,
    clear,
    startAgain: () => {
      clear();
      setHasTyped(false);
      fillForm({});
    },
  };
}
