/** `expiry` is YYYYMM (requirements/profile#saved-cards), `today` YYYY-MM-DD. */
export function isCardExpired(expiry: string, today: string): boolean {
  return /^\d{6}$/.test(expiry) && expiry < today.slice(0, 7).replace("-", "");
}

export function formatCardExpiry(expiry: string): string {
  const match = /^\d{2}(\d{2})(0[1-9]|1[0-2])$/.exec(expiry);
  return match ? `${match[2]}/${match[1]}` : "";
}
