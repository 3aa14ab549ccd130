import { foldCaseAndAccents } from "./fold-case-and-accents";

/** "L'Olio d'oliva 100%" → "l-olio-d-oliva-100". */
export function nameSlug(name: string): string {
  return foldCaseAndAccents(name)
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
}
