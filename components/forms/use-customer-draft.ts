import { useState } from "react";
import type { DefaultValues, FieldValues, UseFormReturn } from "react-hook-form";
import { useCart } from "@/lib/cart/use-cart";
import { ANONYMOUS_OWNER, formDraftKey, readDraft, removeDraft, writeDraft } from "@/lib/session/form-drafts";
import { draftOwnerOf, RESET_OPTIONS, useDraftOwner, useTypedInput } from "./use-draft-owner";

const loadDraft = (owner: number, formName: string) =>
  owner === ANONYMOUS_OWNER ? null : readDraft(formDraftKey(owner, formName));

function withDraft<Values extends FieldValues>(initialValues: Values, draft: object | null): Values {
  const typed = Object.entries(draft ?? {}).filter(
    ([name, value]) => typeof value === typeof initialValues[name],
  );
  return { ...initialValues, ...Object.fromEntries(typed) };
}

type Options<Values extends FieldValues> = { formName: string; initialValues: Values; isEnabled?: boolean };

/** A customer who is not known yet has no draft. */
export function useValuesWithDraft<Values extends FieldValues>({
  formName,
  initialValues,
  isEnabled = true,
}: Options<Values>) {
  const { cart } = useCart();
  const userId = isEnabled ? draftOwnerOf(cart) : ANONYMOUS_OWNER;
  const [defaultValues] = useState(() => withDraft(initialValues, loadDraft(userId, formName)));
  return { formName, userId, initialValues, defaultValues: defaultValues as DefaultValues<Values> & Values };
}

/** Keeps what a customer typed until it is saved. */
export function useCustomerDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  { formName, userId, initialValues }: ReturnType<typeof useValuesWithDraft<Values>>,
) {
  const { getOwner, setHasTyped } = useDraftOwner(userId, ({ owner, isFirst, hasTyped }) => {
    if (hasTyped) {
      writeDraft(formDraftKey(owner, formName), form.getValues());
      return;
    }
    const draft = loadDraft(owner, formName);
    if (draft || !isFirst)
      form.reset(withDraft(isFirst ? form.getValues() : initialValues, draft), RESET_OPTIONS);
  });

  function save(): void {
    setHasTyped(true);
    if (getOwner() !== ANONYMOUS_OWNER) writeDraft(formDraftKey(getOwner(), formName), form.getValues());
  }
  useTypedInput(form, save);

  return {
    save,
    clear() {
      if (getOwner() !== ANONYMOUS_OWNER) removeDraft(formDraftKey(getOwner(), formName));
    },
  };
}
