import { browserToday } from "../browser/browser-clock";
import { config } from "../config";
import { sortVouchers } from "../rules/checkout/vouchers";

/** Vouchers and stamps, by what can be used on the shop's day (requirements/cart#gift-codes). */
export const sortOwnVouchers = <Voucher extends { endDate: string; orderId: number | null }>(
  vouchers: Voucher[],
) => sortVouchers(vouchers, browserToday(), config.filterVouchersByDate);
