/** The GS1 check digit of the digits before it. */
export function gs1CheckDigit(digits: string): number {
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10;
}

/** Whether a number of any length ends in its GS1 check digit. */
export function hasGs1CheckDigit(number: string): boolean {
  return /^\d{2,}$/.test(number) && gs1CheckDigit(number.slice(0, -1)) === Number(number.at(-1));
}

export function isEan13(code: string): boolean {
  return code.length === 13 && hasGs1CheckDigit(code);
}

/** Numbers a shop gives its own scales and counters; they name no product elsewhere. */
const OWN_NUMBERS = /^(?:2\d|02|04)\d{11}$/;

/** The barcode when it is one that structured data may carry (GTIN 8, 12, 13 or 14), else null. */
export function gtin(barcode: string): string | null {
  const code = barcode.trim();
  if (OWN_NUMBERS.test(code)) return null;
  return [8, 12, 13, 14].includes(code.length) && hasGs1CheckDigit(code) ? code : null;
}
