import { brand } from "../../brand.config";
import { gs1CheckDigit } from "../../lib/rules/barcodes/gs1";

/** Adds the shop's prefix and the check digit. */
export function toCardNumber(number: string): string {
  const digits = brand.loyaltyPrefix + number;
  return `${digits}${gs1CheckDigit(digits)}`;
}
