export type SavedCard = {
  userPaymentAuthId: number;
  paymentTypeId: number | null;
  brand: string;
  maskedPan: string;
  /** YYYYMM. */
  expiry: string;
};
