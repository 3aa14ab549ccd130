export type SavedCard = {
  userPaymentAuthId: number;
  paymentTypeId: number | null;
  brand: string;
  /** "•••• 4242". */
  maskedPan: string;
  /** YYYYMM. */
  expiry: string;
};
