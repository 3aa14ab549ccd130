type PurchaseData = { payment_data: { holdConsent: number } };

/** Body of `checkout/buy` and `order/modify-payment-type`: consents to the amount that the payment holds. */
export async function readPurchaseData(
  read: (path: string) => Promise<unknown>,
  paymentTypeId: number,
  orderId?: number,
): Promise<PurchaseData> {
  const ofOrder = orderId === undefined ? "" : `&order_id=${orderId}`;
  const data = await read(`checkout/prebilled-amount?payment_type_id=${paymentTypeId}${ofOrder}`);
  return { payment_data: { holdConsent: (data as { prebilledAmount: number }).prebilledAmount } };
}
