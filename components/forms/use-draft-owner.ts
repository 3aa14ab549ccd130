import { useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import type { Cart } from "@/lib/ebsn/domain/cart";
import { ANONYMOUS_OWNER } from "@/lib/session/form-drafts";

export const draftOwnerOf = (cart: Cart | null): number =>
  Math.max(cart?.user.userId ?? ANONYMOUS_OWNER, ANONYMOUS_OWNER);

/** Without it inputs lose what is typed from `reset` until the next render. */
export const RESET_OPTIONS = { keepFieldsRef: true };

export function useTypedInput<Values extends FieldValues>(form: UseFormReturn<Values>, onTyped: () => void) {
  const { watch } = form;
  const handleTyped = useEffectEvent(onTyped);
  // Before anything can be typed.
  useLayoutEffect(() => {
    const subscription = watch((_values, { type }) => {
      if (type === "change") handleTyped();
    });
    return () => subscription.unsubscribe();
  }, [watch]);
}

type NewOwner = {
  owner: number;
  /** The customer was not known before. */
  isFirst: boolean;
  /** Before the customer was known. */
  hasTyped: boolean;
};

/** Whose draft the input is, also after the end of the session; another customer must not see it. */
export function useDraftOwner(userId: number, onNewOwner: (change: NewOwner) => void) {
  const owner = useRef(userId);
  const hasTyped = useRef(false);

  const handleUser = useEffectEvent(() => {
    if (userId === ANONYMOUS_OWNER || userId === owner.current) return;
    const isFirst = owner.current === ANONYMOUS_OWNER;
    owner.current = userId;
    if (!isFirst) hasTyped.current = false;
    onNewOwner({ owner: userId, isFirst, hasTyped: hasTyped.current });
  });
  useEffect(() => handleUser(), [userId]);

  return {
    getOwner: () => owner.current,
    setHasTyped: (value: boolean) => {
      hasTyped.current = value;
    },
  };
}
