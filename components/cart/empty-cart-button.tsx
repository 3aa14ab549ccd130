"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { useBusy } from "@/components/ui/use-busy";
import { openConfirmDialog } from "@/lib/overlays/overlay";
import { emitError } from "@/lib/api/emit-error";
import { writeCart } from "@/lib/cart/write-cart";
import type { Cart } from "@/lib/ebsn/domain/cart";

export function EmptyCartButton({ cart: { reopenedOrder } }: { cart: Cart }) {
  const t = useTranslations("cart");
  const { isBusy, whileBusy } = useBusy();

  async function emptyCart(): Promise<void> {
    const confirmed = await openConfirmDialog({
      title: t("emptyAsk"),
      text: [t("emptyAskText"), reopenedOrder && t("emptyReopenedText", { orderId: reopenedOrder.orderId })]
        .filter(Boolean)
        .join(" "),
      confirm: t("emptyConfirm"),
      danger: true,
    });
    if (!confirmed) return;
    await whileBusy(() => writeCart("cart/empty")).catch((cause: unknown) =>
      emitError("errors.emptyCart", cause),
    );
  }

  return (
    <Button variant="quiet" small busy={isBusy} onClick={() => void emptyCart()}>
      <Icon name="trash" size={18} />
      {t("emptyAction")}
    </Button>
  );
}
