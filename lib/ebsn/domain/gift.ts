export type GiftCertificate = {
  giftCertificateId: number;
  giftCode: string;
  description: string;
  /** Shown where there is no last day. */
  overlayText: string;
  /** Last day, YYYY-MM-DD; "" when it does not expire. */
  endDate: string;
  minimumCents: number;
  discountCents?: number;
  needsItem: boolean;
  isInCart: boolean;
  orderId: number | null;
  certificates: UserGift[];
};

export type UserGift = { userGiftCertificateId: number; itemId: number | null };
