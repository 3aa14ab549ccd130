import { stripTags } from "../text/plain-text";

export type PromoOffer =
  | { kind: "percentage"; perc: number; pieces: number }
  | { kind: "takePay"; take: number; pay: number }
  | { kind: "secondPiece"; perc: number }
  | { kind: "specialPrice" }
  | { kind: "voucher" }
  | { kind: "cardOnly"; card: string }
  | { kind: "text"; lines: string[] };

const MAX_LENGTH = 1000;
const PERCENT = /(?<!\d)(\d{1,2}(?:[.,]\d+)?|100)\s*%/;

export function parsePromoHeader(label: string): PromoOffer | null {
  const lines = stripTags(label.slice(0, MAX_LENGTH).replace(/<br\s*\/?>/gi, "\n"))
    .split("\n")
    .map((line) => line.replace(/\s+/g, " ").trim())
    .filter((line) => line !== "");
  if (lines.length === 0) return null;
  const text = lines.join(" ");
  return secondPiece(text) ?? takePay(text) ?? percentage(text) ?? wellKnown(text) ?? { kind: "text", lines };
}

function percentOf(text: string): number | null {
  const found = PERCENT.exec(text)?.[1];
  const perc = found === undefined ? 0 : Number(found.replace(",", "."));
  return perc > 0 ? perc : null;
}

function secondPiece(text: string): PromoOffer | null {
  if (!/\b2\s*[°º]|\bsecond[oa]\b/i.test(text)) return null;
  const perc = /metà/i.test(text) ? 50 : /gratis|omaggio/i.test(text) ? 100 : percentOf(text);
  return perc === null ? null : { kind: "secondPiece", perc };
}

function takePay(text: string): PromoOffer | null {
  const found = /\b(\d{1,2})\s*[x×]\s*(\d{1,2})\b(?!\s*[.,]?\d|\s*(?:kg|gr?|lt?|ml|cl|pz)\b)/i.exec(text);
  const take = Number(found?.[1]);
  const pay = Number(found?.[2]);
  return take > pay && pay > 0 ? { kind: "takePay", take, pay } : null;
}

function percentage(text: string): PromoOffer | null {
  const perc = percentOf(text);
  if (perc === null) return null;
  const pieces = Number(/\bsu\s+(\d{1,2})\s*(?:pezzi|pz)/i.exec(text)?.[1] ?? 1);
  return { kind: "percentage", perc, pieces: Math.max(1, pieces) };
}

function wellKnown(text: string): PromoOffer | null {
  if (/^prezzo speciale$/i.test(text)) return { kind: "specialPrice" };
  if (/^buono sconto$/i.test(text)) return { kind: "voucher" };
  const card = /^solo (?:con|per) (.*\b(?:card|carta|tessera|soci)\b.*)$/i.exec(text)?.[1];
  return card === undefined ? null : { kind: "cardOnly", card };
}

/** Depends on other purchases or a card, hence exempt from the 30-day rule (Codice del consumo 17-bis). */
export function isConditional(offer: PromoOffer | null): boolean {
  switch (offer?.kind) {
    case "percentage":
      return offer.pieces > 1;
    case "takePay":
    case "secondPiece":
    case "voucher":
    case "cardOnly":
      return true;
    default:
      return false;
  }
}
