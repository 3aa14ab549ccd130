import { gs1CheckDigit } from "../../../lib/rules/barcodes/gs1";

/** EAN-13 with an invented company code; both numbers have five digits. */
export function createEan13(company: number, item: number): string {
  const digits = `80${String(company).padStart(5, "0")}${String(item).padStart(5, "0")}`;
  return `${digits}${gs1CheckDigit(digits)}`;
}
