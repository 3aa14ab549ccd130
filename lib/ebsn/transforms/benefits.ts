import type { z } from "zod";
import type { Conversion, Invitation, CustomerLifetime, PersonalOffer } from "../domain/benefits";
import type {
  conversionSchema,
  invitationSchema,
  lifetimeSchema,
  personalOfferSchema,
} from "../schemas/benefits";
import { centsOrZero } from "./cents";
import { toGiftCertificate } from "./gift";
import { toIsoDate } from "./iso-date";

export const toConversion = ({
  giftCertificate,
  ...points
}: z.output<typeof conversionSchema>): Conversion => ({
  ...points,
  gift: giftCertificate ? toGiftCertificate(giftCertificate) : null,
});

export const toPersonalOffer = (raw: z.output<typeof personalOfferSchema>): PersonalOffer => ({
  maxProducts: raw.maxProducts,
  discountPerc: raw.discountPerc,
  endDate: toIsoDate(raw.endDate),
  gifts: raw.giftCertificates.map(toGiftCertificate),
  products: raw.products.flatMap(({ productId, name, shortDescr, description }) =>
    productId === null
      ? []
      : [
          {
            productId,
            name: name || shortDescr,
            details: [shortDescr, description].filter(Boolean),
          },
        ],
  ),
});

export const toInvitation = (raw: z.output<typeof invitationSchema>): Invitation => ({
  invitationCode: raw.invitationCode,
  rewardPercentage: raw.rewardPercentage,
  maxRewards: raw.maxRewards,
  ...(raw.rewardValidDays === null ? {} : { rewardValidDays: raw.rewardValidDays }),
  ...(raw.rewardWithinHours === null ? {} : { rewardWithinHours: raw.rewardWithinHours }),
  friendGiftCents: centsOrZero(raw.friendGiftAmount),
  friendMinimumCents: centsOrZero(raw.friendMinimumAmount),
  friends: raw.friends,
});

export const toLifetime = (raw: z.output<typeof lifetimeSchema>): CustomerLifetime => ({
  customerSince: toIsoDate(raw.customerSince),
  ordersCount: raw.ordersCount,
  savedCents: centsOrZero(raw.savedAmount),
});
