import { z } from "zod";
import {
  list,
  mainList,
  markup,
  metaData,
  number,
  optional,
  optionalId,
  optionalNumber,
  slug,
  text,
} from "./lenient";

export const giftCertificateSchema = z.object({
  giftCertificateId: optionalId,
  id: optionalId,
  giftCode: text,
  description: text,
  endDate: text,
  categoryProposal: optional(
    z.object({ name: text, descr: text, content: markup, img: text, slug, proposalUrl: text, metaData }),
  ),
  minimumAmount: number,
  discountAmount: optionalNumber,
  giftAdjustmentType: optional(z.object({ giftAdjustmentTypeId: optionalId })),
  userGiftCertificates: list(
    z.object({
      userGiftCertificateId: optionalId,
      giftCertificateId: optionalId,
      cartId: optionalId,
      orderId: optionalId,
      cartItemId: optionalId,
      image: text,
      /** The lines that it may be applied to. */
      cartItems: list(z.object({ itemId: optionalId, cartItemId: optionalId })),
    }),
  ),
});

export const giftListSchema = z.object({ giftCertificates: mainList(giftCertificateSchema) });

export const giftCheckSchema = z.object({ giftCertificate: optional(giftCertificateSchema) });

export type WireGiftCertificate = z.input<typeof giftCertificateSchema>;
