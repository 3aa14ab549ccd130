"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/control";
import { Dialog } from "@/components/ui/dialog";
import { emitError } from "@/lib/cart/emit-error";
import { writeCart } from "@/lib/cart/write-cart";
import { isPackaging, getCartItems } from "@/lib/cart/selectors";
import { useCart } from "@/lib/cart/use-cart";
import type { Cart } from "@/lib/ebsn/domain/cart";
import type { GiftCertificate, UserGift } from "@/lib/ebsn/domain/gift";
import { couponChoices } from "@/lib/rules/coupons";
import { CardRules } from "./card-rules";
import styles from "./options-dialog.module.css";

type Props = { gifts: GiftCertificate[]; onResolve: (changed: boolean) => void };

/** Where the shop lists no certificates for a code, the code counts as one. */
const certificatesOf = ({ certificates, giftCode, giftCertificateId }: GiftCertificate): UserGift[] =>
  certificates.length > 0 || !giftCode
    ? certificates
    : [{ userGiftCertificateId: giftCertificateId, itemId: null }];

/** Personal coupons go in one call, each gift code in its own. */
async function applyCoupons(
  gifts: GiftCertificate[],
  selection: ReadonlyMap<number, number | null>,
): Promise<void> {
  const giftCodes = gifts.filter(({ giftCertificateId }) => selection.has(giftCertificateId));
  for (const { giftCode, giftCertificateId } of giftCodes) {
    const itemId = selection.get(giftCertificateId) ?? null;
    if (itemId !== null)
      await writeCart("cart-giftcertificate/add_code", { body: { code: giftCode, item_id: itemId } });
  }
  const personal = [...selection].filter(
    ([id]) => !giftCodes.some(({ giftCertificateId }) => giftCertificateId === id),
  );
  if (personal.length === 0) return;
  await writeCart("personal-coupon/add_coupon", {
    body: {
      userGiftCertificates: personal.map(([id, itemId]) => ({
        userGiftCertificateId: id,
        cartItemId: itemId,
      })),
    },
  });
}

/** Lines of the certificates in the cart that this dialog does not move. */
function takenItemIds(cart: Cart | null, gifts: GiftCertificate[]): number[] {
  const ownCodes = new Set(gifts.map(({ giftCode }) => giftCode));
  const ownIds = new Set(
    gifts.flatMap(({ certificates }) =>
      certificates.map(({ userGiftCertificateId }) => userGiftCertificateId),
    ),
  );
  return (cart?.adjustments ?? []).flatMap(({ itemId, giftCode, userGiftCertificateId }) => {
    const isOwn =
      userGiftCertificateId === undefined ? ownCodes.has(giftCode) : ownIds.has(userGiftCertificateId);
    return itemId === undefined || isOwn ? [] : [itemId];
  });
}

export function CouponDialog({ gifts, onResolve }: Props) {
  const t = useTranslations("cart");
  const { cart } = useCart();
  const lines = getCartItems(cart).filter((item) => !isPackaging(item));
  const takenIds = takenItemIds(cart, gifts);
  const certificates = gifts.flatMap((gift) =>
    certificatesOf(gift).map((certificate, index, all) => ({
      ...certificate,
      description: gift.description,
      number: index + 1,
      of: all.length,
    })),
  );
  const [selection, setSelection] = useState<ReadonlyMap<number, number | null>>(() => {
    const itemIds = new Set(lines.map(({ itemId }) => itemId));
    return new Map(
      certificates.map(({ userGiftCertificateId: id, itemId }) => [
        id,
        itemId !== null && itemIds.has(itemId) ? itemId : null,
      ]),
    );
  });
  const [initialSelection] = useState(selection);
  const [busy, setBusy] = useState(false);

  async function apply(): Promise<void> {
    if (busy) return;
    setBusy(true);
    try {
      await applyCoupons(gifts, selection);
      onResolve([...selection].some(([id, itemId]) => initialSelection.get(id) !== itemId));
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
      {certificates.map(({ userGiftCertificateId: id, description, number, of: total }) => (
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
