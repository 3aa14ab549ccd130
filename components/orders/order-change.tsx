"use client";

import { useLocale, useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { Button, LinkButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { useBusy } from "@/components/ui/use-busy";
import { emit } from "@/lib/overlays/events";
import { awaitOverlay, openConfirmDialog } from "@/lib/overlays/overlay";
import { emitError } from "@/lib/api/emit-error";
import { useServerCart } from "@/lib/cart/use-cart";
import { writeCart } from "@/lib/cart/write-cart";
import type { Order } from "@/lib/ebsn/domain/order";
import { localizePath } from "@/lib/i18n/locale-path";
import { onNavigation } from "@/lib/navigation/page-navigation";
import { paths } from "@/lib/paths/paths";

type Props = { order: Order; isPrimary: boolean; onChanged: () => void };

export function OrderChange({ order, isPrimary, onChanged }: Props) {
  const t = useTranslations("orders");
  const href = localizePath(useLocale());
  const router = useRouter();
  const { isBusy, whileBusy } = useBusy({ staysBusyAfterSuccess: true });
  const { orderId } = order;
  const variant = isPrimary ? "primary" : "secondary";
  const isBeingModified = useServerCart().cart?.reopenedOrder?.orderId === orderId;

  async function confirmModification(): Promise<void> {
    const confirmed = await openConfirmDialog({
      title: t("modifyTitle", { orderId }),
      text: t("modifyText"),
      confirm: t("modifyConfirm"),
      dismiss: t("modifyDismiss"),
    });
    if (!confirmed) return;
    await whileBusy(modify).catch((cause: unknown) => {
      emitError("orders.modifyFailed", cause);
      onChanged();
    });
  }

  async function modify(): Promise<void> {
    const { messages } = await writeCart("order/modify", { params: { order_id: orderId }, isSilent: true });
    // A dialog of this page would be closed with it.
    const stop = onNavigation(() => {
      stop();
      emit({ kind: "messages", messages });
    });
    router.push(href(paths.cart()));
  }

  async function move(): Promise<void> {
    const moved = await awaitOverlay({ dialog: "moveOrder", order });
    if (!moved) return;
    onChanged();
  }

  if (isBeingModified)
    return (
      <LinkButton variant={variant} small href={href(paths.cart())}>
        <Icon name="pencil" size={18} />
        {t("continueChanges")}
      </LinkButton>
    );
  return (
    <>
      <Button variant={variant} small busy={isBusy} onClick={() => void confirmModification()}>
        <Icon name="pencil" size={18} />
        {t("modify")}
      </Button>
      <Button variant="secondary" small onClick={() => void move()}>
        <Icon name="calendar" size={18} />
        {t("move")}
      </Button>
    </>
  );
}
