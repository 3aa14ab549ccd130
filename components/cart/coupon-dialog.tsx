"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { ContentText } from "@/components/ui/content-text";
import { Select } from "@/components/ui/control";
import { Dialog } from "@/components/ui/dialog";
import { useBusy } from "@/components/ui/use-busy";
import { emitError } from "@/lib/api/emit-error";
import { removeGiftCode } from "@/lib/cart/remove-gift-code";
import { hasMessages } from "@/lib/api/emit-messages";
import { writeCart } from "@/lib/cart/write-cart";
import { isPackaging, getCartItems } from "@/lib/cart/selectors";
import { useCart } from "@/lib/cart/use-cart";
import type { Cart } from "@/lib/ebsn/domain/cart";
import type { GiftCertificate, UserGift } from "@/lib/ebsn/domain/gift";
import type { CouponKind, CouponResult, OverlayRequest } from "@/lib/overlays/requests";
import { couponChoices } from "@/lib/rules/checkout/coupons";
import { CardRules } from "./card-rules";
import styles from "./options-dialog.module.css";

type Props = Omit<OverlayRequest<"coupons">, "dialog"> & { onResolve: (result: CouponResult) => void };

type Selection = ReadonlyMap<number, number | null>;

type Choice = Pick<UserGift, "itemId" | "lineIds"> & {
  id: number;
  description: string;
  number: number;
  of: number;
};

function choicesOf(
  { certificates, giftCertificateId, description }: GiftCertificate,
  kind: CouponKind,
): Choice[] {
  if (kind === "code")
    return [{ itemId: null, ...certificates[0], id: giftCertificateId, description, number: 1, of: 1 }];
  return certificates.map(({ userGiftCertificateId, itemId, lineIds }, index, { length }) => ({
    id: userGiftCertificateId,
    itemId,
    lineIds,
    description,
    number: index + 1,
    of: length,
  }));
}

/** Each code goes in a call of its own; `onApplied` keeps those before one that fails from being sent again. */
async function applyCodes(
  gifts: GiftCertificate[],
  selection: Selection,
  applied: Selection,
  onApplied: (id: number, itemId: number | null) => void,
): Promise<CouponResult> {
  let result: CouponResult = "cancelled";
  for (const { giftCode: code, giftCertificateId: id } of gifts) {
    const itemId = selection.get(id) ?? null;
    if (itemId === applied.get(id)) continue;
    if (itemId === null) await removeGiftCode(code);
    else {
      const { messages } = await writeCart("cart-giftcertificate/add_code", {
        body: { code, item_id: itemId },
      });
      result = hasMessages(messages) ? "announced" : "added";
    }
    onApplied(id, itemId);
  }
  return result;
}

async function applyPersonalCoupons(selection: Selection, applied: Selection): Promise<CouponResult> {
  const { messages } = await writeCart("personal-coupon/add_coupon", {
    body: {
      userGiftCertificates: [...selection].map(([id, itemId]) => ({
        userGiftCertificateId: id,
        cartItemId: itemId,
      })),
    },
  });
  if (hasMessages(messages)) return "announced";
  return [...selection].some(([id, itemId]) => applied.get(id) !== itemId) ? "added" : "cancelled";
}

/** Lines of the certificates in the cart that this dialog does not move. */
function takenItemIds(cart: Cart | null, gifts: GiftCertificate[], kind: CouponKind): number[] {
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
  const [applied, setApplied] = useState(selection);
  const { isBusy, whileBusy } = useBusy({ staysBusyAfterSuccess: true });

  async function apply(): Promise<void> {
    onResolve(
      await (kind === "code"
        ? applyCodes(gifts, selection, applied, (id, itemId) =>
            setApplied((before) => new Map(before).set(id, itemId)),
          )
        : applyPersonalCoupons(selection, applied)),
    );
  }

  const linesFor = ({ id, lineIds }: Choice) =>
    couponChoices(lines, selection, id, takenIds).filter(
      ({ itemId }) => !lineIds || lineIds.includes(itemId) || itemId === selection.get(id),
    );

  const handleApply = (): void =>
    void whileBusy(apply).catch((cause: unknown) => emitError("cart.couponFailed", cause));

  return (
    <Dialog
      open
      title={t("couponTitle")}
      width={560}
      onClose={() => onResolve("cancelled")}
      footer={
        <Button busy={isBusy} onClick={handleApply}>
          {t("couponApply")}
        </Button>
      }
    >
      <small>
        <CardRules />
      </small>
      {choices.map((choice) => {
        const { id, description, number, of: total } = choice;
        return (
          <label key={id} className={styles.option}>
            <span className={styles.label}>
              <ContentText>{description}</ContentText>
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
              {linesFor(choice).map(({ itemId, product }) => (
                <option key={itemId} value={itemId}>
                  {product.name}
                </option>
              ))}
            </Select>
          </label>
        );
      })}
    </Dialog>
  );
}
