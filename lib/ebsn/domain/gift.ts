export type GiftCertificate = {
  giftCertificateId: number;
  giftCode: string;
  description: string;
  /** Last day, YYYY-MM-DD; "" when it does not expire. */
  endDate: string;
  minimumCents: number;
  /** Discount on the current cart; absent where the shop does not send it. */
  discountCents?: number;
  /** True when it has to be assigned to a cart line. */
  needsItem: boolean;
  isInCart: boolean;
  orderId: number | null;
  certificates: UserGift[];
};

export type UserGift = { userGiftCertificateId: number; itemId: number | null };
