/** Whether a card is past its last month; `expiry` is YYYYMM (spec 3 §5), `today` YYYY-MM-DD. */
export function isCardExpired(expiry: string, today: string): boolean {
  return /^\d{6}$/.test(expiry) && expiry < today.slice(0, 7).replace("-", "");
}

/** "202812" as people read it on a card: 12/28; "" when it is no month. */
export function cardExpiryText(expiry: string): string {
  const found = /^\d{2}(\d{2})(0[1-9]|1[0-2])$/.exec(expiry);
  return found ? `${found[2]}/${found[1]}` : "";
}
