import { useEffect, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useCart } from "@/lib/cart/use-cart";
import type { AddressValues } from "@/lib/rules/address";
import { ANONYMOUS_OWNER, formDraftKey, readDraft, removeDraft, writeDraft } from "@/lib/session/form-drafts";

const FORM_NAME = "address";

/** What was typed of a new address, until it is saved; `defaultValues` has it. An address that is edited has no draft. */
export function useAddressDraft(initialValues: AddressValues, isEnabled: boolean) {
  const { cart } = useCart();
  const key = formDraftKey(cart?.user.userId ?? ANONYMOUS_OWNER, FORM_NAME);
  const [defaultValues] = useState(() => {
    const draft = (isEnabled && readDraft(key)) || {};
    const typed = Object.entries(draft).filter(
      ([name, value]) => name in initialValues && typeof value === "string",
    );
    return { ...initialValues, ...Object.fromEntries(typed) };
  });

  return {
    defaultValues,
    save: (values: AddressValues) => {
      if (isEnabled) writeDraft(key, values);
    },
    clear: () => {
      if (isEnabled) removeDraft(key);
    },
  };
}

export function useSaveOnChange(form: UseFormReturn<AddressValues>, save: (values: AddressValues) => void) {
  const { watch, getValues } = form;
  useEffect(() => {
    const subscription = watch((_values, { type }) => {
      if (type === "change") save(getValues());
    });
    return () => subscription.unsubscribe();
  });
}
