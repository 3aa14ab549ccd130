import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
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

/** What was typed of a new address, until it is saved; `defaultValues` has it. An address that is edited has no draft, nor one whose customer is not known. */
export function useAddressDraft(initialValues: AddressValues, isEnabled: boolean) {
  const { cart } = useCart();
  const userId = isEnabled
    ? Math.max(cart?.user.userId ?? ANONYMOUS_OWNER, ANONYMOUS_OWNER)
    : ANONYMOUS_OWNER;
  const [defaultValues] = useState(() => withDraft(initialValues, userId));
  /** Survives the end of the session: later input still belongs to this customer. */
  const owner = useRef(userId);
  const hasTyped = useRef(false);

  return {
    defaultValues,
    userId,
    save(values: AddressValues) {
      hasTyped.current = true;
      if (owner.current !== ANONYMOUS_OWNER) writeDraft(draftKey(owner.current), values);
    },
    clear() {
      if (owner.current !== ANONYMOUS_OWNER) removeDraft(draftKey(owner.current));
    },
    /** Another customer never sees the previous draft; their own is put in, unless they have typed. */
    changeOwner(form: UseFormReturn<AddressValues>) {
      const previousOwner = owner.current;
      if (userId === ANONYMOUS_OWNER || userId === previousOwner) return;
      owner.current = userId;
      if (previousOwner === ANONYMOUS_OWNER && hasTyped.current)
        return writeDraft(draftKey(userId), form.getValues());
      hasTyped.current = false;
      form.reset(withDraft(previousOwner === ANONYMOUS_OWNER ? form.getValues() : initialValues, userId));
    },
  };
}

export function useKeepDraft(
  form: UseFormReturn<AddressValues>,
  { userId, save, changeOwner }: ReturnType<typeof useAddressDraft>,
) {
  const { watch, getValues } = form;
  const handleOwner = useEffectEvent(() => changeOwner(form));
  useEffect(() => handleOwner(), [userId]);

  useEffect(() => {
    const subscription = watch((_values, { type }) => {
      if (type === "change") save(getValues());
    });
    return () => subscription.unsubscribe();
  });
}
