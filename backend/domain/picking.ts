import { roundQuantity } from "../../lib/rules/quantities/round-quantity";

export type PickLine = {
  orderItemId: number;
  quantity: number;
  netCents: number;
  /** Sold by weight: the quantity itself changes; otherwise only the price of the pieces does. */
  isLoose: boolean;
  variableWeight: boolean;
  tolerancePerc: number;
  /** Packaging is never missing. */
  isPackaging: boolean;
};

export type PickedLine = { orderItemId: number; quantity: number; cents: number };

/** A number from 0 up to 1 for a line and a question about it. */
export type Draw = (orderItemId: number, question: string) => number;

const MISSING_SHARE = 0.06;
const SHORT_SHARE = 0.03;

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;
const TWO_TO_32 = 2 ** 32;

/** Deterministic per line, so that every process picks the same. */
export const drawByHash: Draw = (orderItemId, question) => {
  let hash = FNV_OFFSET;
  for (const character of `${question} ${orderItemId}`)
    hash = Math.imul(hash ^ character.charCodeAt(0), FNV_PRIME) >>> 0;
  // The low bits of FNV vary most: mix them into the high ones.
  hash = Math.imul(hash ^ (hash >>> 15), FNV_PRIME) >>> 0;
  return ((hash ^ (hash >>> 12)) >>> 0) / TWO_TO_32;
};

/** Weights stay within the tolerance. */
export function pickLine(line: PickLine, draw: Draw = drawByHash): PickedLine {
  const { orderItemId, quantity, netCents, isLoose, variableWeight, tolerancePerc, isPackaging } = line;
  const pickedItem = (pickedQuantity: number, cents: number) => ({
    orderItemId,
    quantity: pickedQuantity,
    cents,
  });
  if (isPackaging) return pickedItem(quantity, netCents);
  const chance = draw(orderItemId, "found");
  if (chance < MISSING_SHARE) return pickedItem(0, 0);
  if (!variableWeight) {
    const isShort = chance < MISSING_SHARE + SHORT_SHARE && quantity >= 2 && Number.isInteger(quantity);
    return isShort
      ? pickedItem(quantity - 1, Math.round((netCents * (quantity - 1)) / quantity))
      : pickedItem(quantity, netCents);
  }
  const factor = 1 + ((draw(orderItemId, "weight") * 2 - 1) * tolerancePerc) / 100;
  if (!isLoose) return pickedItem(quantity, Math.round(netCents * factor));
  const pickedQuantity = roundQuantity(quantity * factor);
  return pickedItem(pickedQuantity, quantity > 0 ? Math.round((netCents * pickedQuantity) / quantity) : 0);
}

export type OrderAmounts = {
  productCents: number;
  codeCents: number;
  packagingCents: number;
  deliveryFeeCents: number;
  /** The most that may be collected; null: paid on delivery or later. */
  preauthorisedCents: number | null;
};

export function chargedAmount({
  productCents,
  codeCents,
  packagingCents,
  deliveryFeeCents,
  preauthorisedCents,
}: OrderAmounts): number {
  const due = Math.max(0, productCents - codeCents) + packagingCents + deliveryFeeCents;
  return preauthorisedCents === null ? due : Math.min(due, preauthorisedCents);
}
