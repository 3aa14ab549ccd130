export type VoucherState = "usable" | "used" | "expired";

type VoucherValidity = { endDate: string; orderId: number | null };

/** `endDate` is YYYY-MM-DD, "" if none. */
export function voucherState({ endDate, orderId }: VoucherValidity, today: string): VoucherState {
  if (orderId !== null) return "used";
  return endDate !== "" && endDate < today ? "expired" : "usable";
}

/** "5 € da 50 €" mentions the minimum of 50 €; "1.000 €", "12,50 €" and "12,5 €" are other forms. */
export function mentionsAmount(text: string, cents: number): boolean {
  const euros = new Intl.NumberFormat("en").format(Math.floor(cents / 100)).replaceAll(",", "[.]?");
  const rest = cents % 100;
  const decimals = rest === 0 ? "(?:[,.]00)?" : `[,.]${String(rest).padStart(2, "0").replace(/0$/, "0?")}`;
  return new RegExp(`(?<![\\d.,])${euros}${decimals}\\s?€`).test(text);
}

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
