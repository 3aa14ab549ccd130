/** Toll-free, shared-cost and premium numbers, and the country's code without its plus. */
const OTHER_NUMBER = /^(?:800|84\d|178|199\d{6}$|390|(?:116|803|892)\d{3}$)/;
const MOBILE = /^3\d{9}$/;

/** Shops that keep telephone numbers as amounts lose the zero of Italian landlines. */
export function withLeadingZero(phone: string): string {
  if (!/^[\d\s().-]+$/.test(phone)) return phone;
  const digits = phone.replace(/\D/g, "");
  const isLandline = /^[1-9]\d{5,9}$/.test(digits) && !OTHER_NUMBER.test(digits) && !MOBILE.test(digits);
  return isLandline ? phone.replace(/\d/, "0$&") : phone;
}
