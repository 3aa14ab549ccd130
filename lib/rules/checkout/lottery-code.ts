const LENGTH = 8;

export const LOTTERY_INFO = "lottery_code";

export const normalizeLotteryCode = (typed: string): string => typed.replace(/\s/g, "").toUpperCase();

/** Eight letters and digits, as the customs agency issues them (requirements/checkout#receipt-lottery). */
export const isLotteryCode = (code: string): boolean => new RegExp(`^[A-Z0-9]{${LENGTH}}$`).test(code);
