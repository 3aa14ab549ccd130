import { useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { draftOwnerOf, useDraftOwner, useTypedInput } from "@/components/forms/use-draft-owner";
import { useCart } from "@/lib/cart/use-cart";
import type { AddressValues } from "@/lib/rules/address";
import { ANONYMOUS_OWNER, formDraftKey, readDraft, removeDraft, writeDraft } from "@/lib/session/form-drafts";

const draftKey = (owner: number) => formDraftKey(owner, "address");

function withDraft(initialValues: AddressValues, owner: number): AddressValues {
  const draft = (owner !== ANONYMOUS_OWNER && readDraft(draftKey(owner))) || {};
  const typed = Object.entries(draft).filter(
    ([name, value]) => name in initialValues && typeof value === "string",
  );
  return { ...initialValues, ...Object.fromEntries(typed) };
}

/** An address that is edited has no draft, nor one whose customer is not known. */
export function useAddressWithDraft(initialValues: AddressValues, isEnabled: boolean) {
  const { cart } = useCart();
  const userId = isEnabled ? draftOwnerOf(cart) : ANONYMOUS_OWNER;
  const [defaultValues] = useState(() => withDraft(initialValues, userId));
  return { userId, initialValues, defaultValues };
}

/** Keeps what was typed of a new address until it is saved. */
export function useAddressDraft(
  form: UseFormReturn<AddressValues>,
  { userId, initialValues }: ReturnType<typeof useAddressWithDraft>,
) {
  const { getOwner, setHasTyped } = useDraftOwner(userId, (next) => {
    if (next.hasTyped) writeDraft(draftKey(next.owner), form.getValues());
    else form.reset(withDraft(next.isFirst ? form.getValues() : initialValues, next.owner));
  });

  function save(): void {
    setHasTyped(true);
    if (getOwner() !== ANONYMOUS_OWNER) writeDraft(draftKey(getOwner()), form.getValues());
  }
  useTypedInput(form, save);

  return {
    save,
    clear() {
      if (getOwner() !== ANONYMOUS_OWNER) removeDraft(draftKey(getOwner()));
    },
  };
}
