export type VoucherState = "usable" | "used" | "expired";

type Dated = { endDate: string; orderId: number | null };

/** Spent on an order, past its last day (YYYY-MM-DD, "" without one), or still good. */
export function voucherState({ endDate, orderId }: Dated, today: string): VoucherState {
  if (orderId !== null) return "used";
  return endDate !== "" && endDate < today ? "expired" : "usable";
}

const soonest = (endDate: string) => endDate || "9999-12-31";

/**
 * Vouchers apart: those to use, the first to end before the others, and those that are past.
 * Without `filterByDate` a last day behind us is no reason to be past (filterVouchersByDate, spec 3 §9).
 */
export function sortVouchers<Voucher extends Dated>(vouchers: Voucher[], today: string, filterByDate = true) {
  const isOpen = (voucher: Voucher) => {
    const state = voucherState(voucher, today);
    return state === "usable" || (state === "expired" && !filterByDate);
  };
  return {
    open: vouchers
      .filter(isOpen)
      .sort((one, other) => soonest(one.endDate).localeCompare(soonest(other.endDate))),
    past: vouchers
      .filter((voucher) => !isOpen(voucher))
      .sort((one, other) => other.endDate.localeCompare(one.endDate)),
  };
}
