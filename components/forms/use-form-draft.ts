import { useEffect, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { FormDefinition } from "@/lib/ebsn/domain/form";
import { isEmpty } from "@/lib/rules/forms/validators";
import { type FormValues, hasInput } from "@/lib/rules/forms/form-fields";
import { type FormCustomer, initialFieldValue, hasProfileDefault } from "./initial-values";
import { useFormCustomer } from "./use-form-customer";
import { draftOwnerOf, RESET_OPTIONS, useDraftOwner, useTypedInput } from "./use-draft-owner";
import { clearDraft, loadDraft, saveDraft } from "./form-draft";
import { valuesByName, fieldKey } from "./field-keys";

const hasContent = (values: FormValues) =>
  Object.values(values).some((value) => value !== false && !isEmpty(value));

function initialValues(definition: FormDefinition, customer: FormCustomer, draft: FormValues): FormValues {
  const entries = definition.fields.map((field, index) => [fieldKey(index), field] as const);
  return Object.fromEntries(
    entries
      .filter(([, field]) => hasInput(field))
      .map(([key, field]) => [key, draft[field.name] ?? initialFieldValue(field, definition, customer)]),
  );
}

/** The form is rendered in the browser only, where its first values may come from a draft. */
export function useFormValues(definition: FormDefinition) {
  const customer = useFormCustomer(definition);
  const [{ draft, defaultValues }] = useState(() => {
    const draft = loadDraft(definition, draftOwnerOf(customer.cart));
    return { draft, defaultValues: initialValues(definition, customer, draft) };
  });
  return { definition, customer, defaultValues, hasDraft: hasContent(draft) };
}

export function useFormDraft(
  form: UseFormReturn<FormValues>,
  { definition, customer, hasDraft }: ReturnType<typeof useFormValues>,
) {
  const { cart, profile } = customer;
  const { fields, previousSubmission: sent } = definition;
  const [isRestored, setRestored] = useState(hasDraft);
  const userId = draftOwnerOf(cart);
  const { reset, getValues, setValue, getFieldState } = form;

  function fillForm(draft: FormValues): void {
    reset(initialValues(definition, customer, draft), RESET_OPTIONS);
    setRestored(hasContent(draft));
  }

  const { getOwner, setHasTyped } = useDraftOwner(userId, ({ isFirst, hasTyped }) => {
    const draft = loadDraft(definition, userId);
    if (!isFirst || (!hasTyped && hasContent(draft))) fillForm(draft);
  });

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
