export function getCheckDigit(digits: string): string {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const weight = (digits.length - index) % 2 === 1 ? 3 : 1;
    sum += Number(digits[index]) * weight;
  }
  return String((10 - (sum % 10)) % 10);
}

/** EAN-13 with an invented company code; both numbers have five digits. */
export function createEan13(company: number, item: number): string {
  const digits = `80${String(company).padStart(5, "0")}${String(item).padStart(5, "0")}`;
  return digits + getCheckDigit(digits);
}
