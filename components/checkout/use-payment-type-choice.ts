import { useEffect, useState } from "react";
import { config } from "@/lib/config";
import type { Cart, PaymentType } from "@/lib/ebsn/domain/cart";
import { ANONYMOUS_OWNER, formDraftKey, readDraft, removeDraft, writeDraft } from "@/lib/session/form-drafts";

/** Begins with that of the order that the cart changes; kept over a reload, for that customer and cart. */
export function usePaymentTypeChoice({ cartId, user, reopenedOrder }: Cart, offered: PaymentType[]) {
  const key =
    cartId === null || user.userId <= ANONYMOUS_OWNER ? null : formDraftKey(user.userId, `payment-${cartId}`);
  const [paymentTypeId, setPaymentTypeId] = useState<number>(() => {
    const stored = key && readDraft(key)?.paymentTypeId;
    if (typeof stored === "number") return stored;
    return reopenedOrder?.paymentTypeId ?? config.defaultPaymentTypeId;
  });

  const isWithdrawn = offered.length > 0 && !offered.some((type) => type.paymentTypeId === paymentTypeId);
  useEffect(() => {
    if (isWithdrawn && key) removeDraft(key);
  }, [isWithdrawn, key]);

  return {
    paymentTypeId,
    setPaymentTypeId(chosen: number) {
      setPaymentTypeId(chosen);
      if (key) writeDraft(key, { paymentTypeId: chosen });
    },
    forgetPaymentType() {
      if (key) removeDraft(key);
    },
  };
}
