import type { z } from "zod";
import type { GiftCertificate } from "../domain/gift";
import type { giftCertificateSchema } from "../schemas/gift";
import { htmlToText } from "../../html/sanitize";
import { centsOrZero, toCents } from "./cents";
import { toIsoDate } from "./iso-date";

const ITEM_ADJUSTMENT_TYPE = 1001;

export function toGiftCertificate(raw: z.output<typeof giftCertificateSchema>): GiftCertificate {
  const uses = raw.userGiftCertificates;
  return {
    giftCertificateId: raw.giftCertificateId ?? raw.id ?? 0,
    giftCode: raw.giftCode,
    description: raw.description || (raw.categoryProposal?.name ?? ""),
    overlayText: htmlToText(raw.categoryProposal?.descr ?? ""),
    endDate: toIsoDate(raw.endDate),
    minimumCents: toCents(raw.minimumAmount) ?? 0,
    ...(raw.discountAmount === null ? {} : { discountCents: centsOrZero(raw.discountAmount) }),
    needsItem: raw.giftAdjustmentType?.giftAdjustmentTypeId === ITEM_ADJUSTMENT_TYPE,
    isInCart: uses.some(({ cartId }) => cartId !== null),
    orderId: uses.find(({ orderId }) => orderId !== null)?.orderId ?? null,
    certificates: uses.flatMap(({ userGiftCertificateId, cartItemId }) =>
      userGiftCertificateId === null ? [] : [{ userGiftCertificateId, itemId: cartItemId }],
    ),
  };
}
