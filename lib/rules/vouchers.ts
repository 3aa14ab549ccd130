export type VoucherState = "usable" | "used" | "expired";

type VoucherValidity = { endDate: string; orderId: number | null };

/** `endDate` is YYYY-MM-DD, "" if none. */
export function voucherState({ endDate, orderId }: VoucherValidity, today: string): VoucherState {
  if (orderId !== null) return "used";
  return endDate !== "" && endDate < today ? "expired" : "usable";
}

/** "5 € da 50 €" names the minimum of 50 €. */
export const namesAmount = (text: string, cents: number): boolean =>
  new RegExp(`(?<![\\d.,])${cents / 100}(?:[,.]00)?\\s?€`).test(text);

const sortDate = (endDate: string) => endDate || "9999-12-31";

/** Without `filterByDate` expired vouchers stay usable (requirements/cart#gift-codes). */
export function sortVouchers<Voucher extends VoucherValidity>(
  vouchers: Voucher[],
  today: string,
  filterByDate = true,
) {
  const isOpen = (voucher: Voucher) => {
    const state = voucherState(voucher, today);
    return state === "usable" || (state === "expired" && !filterByDate);
  };
  return {
    open: vouchers.filter(isOpen).sort((a, b) => sortDate(a.endDate).localeCompare(sortDate(b.endDate))),
    past: vouchers.filter((voucher) => !isOpen(voucher)).sort((a, b) => b.endDate.localeCompare(a.endDate)),
  };
}
