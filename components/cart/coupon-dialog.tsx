"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/control";
import { Dialog } from "@/components/ui/dialog";
import { emitError } from "@/lib/api/emit-error";
import { hasMessages } from "@/lib/cart/send-write";
import { writeCart } from "@/lib/cart/write-cart";
import { isPackaging, getCartItems } from "@/lib/cart/selectors";
import { useCart } from "@/lib/cart/use-cart";
import type { Cart } from "@/lib/ebsn/domain/cart";
import type { GiftCertificate } from "@/lib/ebsn/domain/gift";
import { emit } from "@/lib/overlays/events";
import type { OverlayRequest } from "@/lib/overlays/requests";
import { couponChoices } from "@/lib/rules/coupons";
import { CardRules } from "./card-rules";
import styles from "./options-dialog.module.css";

/** Codes and personal certificates may have equal ids. */
type Kind = OverlayRequest<"coupons">["kind"];

type Props = Omit<OverlayRequest<"coupons">, "dialog"> & { onResolve: (result: boolean) => void };

type Selection = ReadonlyMap<number, number | null>;

type Choice = { id: number; itemId: number | null; description: string; number: number; of: number };

function choicesOf({ certificates, giftCertificateId, description }: GiftCertificate, kind: Kind): Choice[] {
  if (kind === "code")
    return [
      { id: giftCertificateId, itemId: certificates[0]?.itemId ?? null, description, number: 1, of: 1 },
    ];
  return certificates.map(({ userGiftCertificateId, itemId }, index, { length }) => ({
    id: userGiftCertificateId,
    itemId,
    description,
    number: index + 1,
    of: length,
  }));
}

const changesOf = (selection: Selection, initial: Selection) =>
  [...selection].filter(([id, itemId]) => initial.get(id) !== itemId);

async function removeCode(code: string): Promise<void> {
  const { messages } = await writeCart("cart-giftcertificate/remove_code", { body: { code } });
  if (!hasMessages(messages)) emit({ kind: "done", key: "cart.giftRemoved", values: { code } });
}

/** Each code goes in a call of its own. */
async function applyCodes(
  gifts: GiftCertificate[],
  selection: Selection,
  initial: Selection,
): Promise<boolean> {
  const changed = new Map(changesOf(selection, initial));
  let isAdded = false;
  for (const { giftCode: code, giftCertificateId } of gifts) {
    const itemId = changed.get(giftCertificateId);
    if (itemId === undefined) continue;
    if (itemId === null) await removeCode(code);
    else await writeCart("cart-giftcertificate/add_code", { body: { code, item_id: itemId } });
    isAdded ||= itemId !== null;
  }
  return isAdded;
}

async function applyPersonalCoupons(selection: Selection, initial: Selection): Promise<boolean> {
  await writeCart("personal-coupon/add_coupon", {
    body: {
      userGiftCertificates: [...selection].map(([id, itemId]) => ({
        userGiftCertificateId: id,
        cartItemId: itemId,
      })),
    },
  });
  return changesOf(selection, initial).length > 0;
}

/** Lines of the certificates in the cart that this dialog does not move. */
function takenItemIds(cart: Cart | null, gifts: GiftCertificate[], kind: Kind): number[] {
  const ownCodes = new Set(gifts.map(({ giftCode }) => giftCode));
  const ownIds = new Set(
    gifts.flatMap(({ certificates }) =>
      certificates.map(({ userGiftCertificateId }) => userGiftCertificateId),
    ),
  );
  return (cart?.adjustments ?? []).flatMap(({ itemId, giftCode, userGiftCertificateId }) => {
    const isOwn =
      kind === "code" || userGiftCertificateId === undefined
        ? ownCodes.has(giftCode)
        : ownIds.has(userGiftCertificateId);
    return itemId === undefined || isOwn ? [] : [itemId];
  });
}

export function CouponDialog({ gifts, kind, onResolve }: Props) {
  const t = useTranslations("cart");
  const { cart } = useCart();
  const lines = getCartItems(cart).filter((item) => !isPackaging(item));
  const takenIds = takenItemIds(cart, gifts, kind);
  const choices = gifts.flatMap((gift) => choicesOf(gift, kind));
  const [selection, setSelection] = useState<Selection>(() => {
    const itemIds = new Set(lines.map(({ itemId }) => itemId));
    return new Map(
      choices.map(({ id, itemId }) => [id, itemId !== null && itemIds.has(itemId) ? itemId : null]),
    );
  });
  const [initialSelection] = useState(selection);
  const [busy, setBusy] = useState(false);

  async function apply(): Promise<void> {
    setBusy(true);
    try {
      onResolve(
        await (kind === "code"
          ? applyCodes(gifts, selection, initialSelection)
          : applyPersonalCoupons(selection, initialSelection)),
      );
    } catch (cause) {
      emitError("cart.couponFailed", cause);
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      title={t("couponTitle")}
      width={560}
      onClose={() => onResolve(false)}
      footer={
        <Button busy={busy} onClick={() => void apply()}>
          {t("couponApply")}
        </Button>
      }
    >
      <small>
        <CardRules />
      </small>
      {choices.map(({ id, description, number, of: total }) => (
        <label key={id} className={styles.option}>
          <span className={styles.label}>
            {description}
            {total > 1 && ` (${t("couponNumber", { number, of: total })})`}
          </span>
          <Select
            value={selection.get(id) ?? ""}
            onChange={(event) => {
              const itemId = event.target.value === "" ? null : Number(event.target.value);
              setSelection(new Map(selection).set(id, itemId));
            }}
          >
            <option value="">{t("couponNone")}</option>
            {couponChoices(lines, selection, id, takenIds).map(({ itemId, product }) => (
              <option key={itemId} value={itemId}>
                {product.name}
              </option>
            ))}
          </Select>
        </label>
      ))}
    </Dialog>
  );
}
