import type { Link } from "../../html/links";

export type GiftCertificate = {
  giftCertificateId: number;
  giftCode: string;
  description: string;
  /** Shown where there is no last day. */
  overlayText: string;
  picture?: string;
  /** Sanitised. */
  contentHtml?: string;
  link?: GiftLink;
  /** Last day, YYYY-MM-DD; "" when it does not expire. */
  endDate: string;
  minimumCents: number;
  discountCents?: number;
  needsItem: boolean;
  isInCart: boolean;
  orderId: number | null;
  certificates: UserGift[];
};

/** `label` is "" where the shop names none. */
export type GiftLink = Link & { label: string };

/** `lineIds`: the lines that it may be applied to, where the shop names some. */
export type UserGift = { userGiftCertificateId: number; itemId: number | null; lineIds?: number[] };
