/** A gift code or voucher of the customer. */
export type GiftCertificate = {
  giftCertificateId: number;
  giftCode: string;
  description: string;
  /** last day, YYYY-MM-DD; "" when it does not end. */
  endDate: string;
  minimumCents: number;
  /** the customer has to say for which line it is. */
  needsItem: boolean;
  /** in the cart, or spent on an order. */
  isInCart: boolean;
  orderId: number | null;
  /** one by one, with the cart line each lies on. */
  certificates: UserGift[];
};

export type UserGift = { userGiftCertificateId: number; itemId: number | null };
