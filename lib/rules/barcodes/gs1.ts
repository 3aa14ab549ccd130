export function gs1CheckDigit(digits: string): number {
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10;
}

export function hasGs1CheckDigit(number: string): boolean {
  return /^\d{2,}$/.test(number) && gs1CheckDigit(number.slice(0, -1)) === Number(number.at(-1));
}

export function isEan13(code: string): boolean {
  return code.length === 13 && hasGs1CheckDigit(code);
}

/** In-store numbers of scales and counters, not valid outside the shop. */
const IN_STORE_NUMBERS = /^(?:2\d|02|04)\d{11}$/;

export function gtin(barcode: string): string | null {
  const code = barcode.trim();
  if (IN_STORE_NUMBERS.test(code)) return null;
  return [8, 12, 13, 14].includes(code.length) && hasGs1CheckDigit(code) ? code : null;
}
