/** A card the customer let the bank remember. */
export type SavedCard = {
  userPaymentAuthId: number;
  paymentTypeId: number | null;
  brand: string;
  /** what may be shown of its number, "•••• 4242". */
  maskedPan: string;
  /** last month it is good for, YYYYMM. */
  expiry: string;
};
