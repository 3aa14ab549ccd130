"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { announceFailure, writeCart } from "@/lib/cart/writes";
import { isPackaging, itemsOf } from "@/lib/cart/view";
import { useCart } from "@/lib/cart/client";
import type { GiftCertificate } from "@/lib/ebsn/domain/gift";
import { couponChoices } from "@/lib/rules/coupons";
import styles from "./options-dialog.module.css";

type Props = { gifts: GiftCertificate[]; onSettle: (changed: boolean) => void };

/** Certificates held one by one go together; a code that is its own certificate goes by itself. */
async function send(gifts: GiftCertificate[], chosen: ReadonlyMap<number, number | null>): Promise<void> {
  const codes = gifts.filter(({ giftCertificateId }) => chosen.has(giftCertificateId));
  for (const { giftCode, giftCertificateId } of codes) {
    const itemId = chosen.get(giftCertificateId) ?? null;
    if (itemId !== null)
      await writeCart("cart-giftcertificate/add_code", { body: { code: giftCode, item_id: itemId } });
  }
  const own = [...chosen].filter(([id]) => !codes.some(({ giftCertificateId }) => giftCertificateId === id));
  if (own.length === 0) return;
  await writeCart("personal-coupon/add_coupon", {
    body: {
      userGiftCertificates: own.map(([id, itemId]) => ({ userGiftCertificateId: id, cartItemId: itemId })),
    },
  });
}

/** One choice of goods a certificate; a line takes no more certificates than its quantity. */
export function CouponDialog({ gifts, onSettle }: Props) {
  const t = useTranslations("cart");
  const { cart } = useCart();
  const lines = itemsOf(cart).filter((item) => !isPackaging(item));
  const certificates = gifts.flatMap(({ description, certificates: own }) =>
    own.map((certificate, index) => ({ ...certificate, description, number: index + 1, of: own.length })),
  );
  const [chosen, setChosen] = useState<ReadonlyMap<number, number | null>>(() => {
    const there = new Set(lines.map(({ itemId }) => itemId));
    return new Map(
      certificates.map(({ userGiftCertificateId: id, itemId }) => [
        id,
        itemId !== null && there.has(itemId) ? itemId : null,
      ]),
    );
  });
  const [before] = useState(chosen);
  const [busy, setBusy] = useState(false);

  async function apply(): Promise<void> {
    if (busy) return;
    setBusy(true);
    try {
      await send(gifts, chosen);
      onSettle([...chosen].some(([id, itemId]) => before.get(id) !== itemId));
    } catch (cause) {
      announceFailure("cart.couponFailed", cause);
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      title={t("couponTitle")}
      width={560}
      onClose={() => onSettle(false)}
      footer={
        <Button busy={busy} onClick={() => void apply()}>
          {t("couponApply")}
        </Button>
      }
    >
      {certificates.map(({ userGiftCertificateId: id, description, number, of }) => (
        <label key={id} className={styles.option}>
          <span className={styles.label}>
            {description}
            {of > 1 && ` (${t("couponNumber", { number, of })})`}
          </span>
          <select
            className={styles.select}
            value={chosen.get(id) ?? ""}
            onChange={(event) => {
              const itemId = event.target.value === "" ? null : Number(event.target.value);
              setChosen(new Map(chosen).set(id, itemId));
            }}
          >
            <option value="">{t("couponNone")}</option>
            {couponChoices(lines, chosen, id).map(({ itemId, product }) => (
              <option key={itemId} value={itemId}>
                {product.name}
              </option>
            ))}
          </select>
        </label>
      ))}
    </Dialog>
  );
}
