import { couponLimit } from "../../../lib/rules/checkout/coupons";
import { getLineDiscounts, type OfferLine } from "../promotion/line-discounts";

export type TotalsLine = {
  itemId: number;
  unitCents: number;
  quantity: number;
  offer: Pick<OfferLine, "promoId" | "offer"> | null;
  packaging: boolean;
  variableWeight: boolean;
  /** false: not deliverable, costs nothing. */
  counted: boolean;
  /** false for products that may not be discounted by law (first infant formula). */
  reducible: boolean;
};

export type FeeStep = { fromCents: number; amountCents: number };

export type TotalsGift = {
  giftCertificateId: number;
  giftCode: string;
  description: string;
  kind: "percentage" | "amount" | "delivery" | "item";
  /** Cents for `amount`, otherwise percent. */
  value: number;
  minimumCents: number;
  itemId: number | null;
  userGiftId: number | null;
};

export type TotalsInput = {
  lines: TotalsLine[];
  fees: FeeStep[];
  /** Null: no slot chosen. */
  slotFeeCents: number | null;
  gifts: TotalsGift[];
  /** false: free delivery by amount, slot or code does not apply. */
  deliveryDiscounts?: boolean;
};

type LineTotal = { grossCents: number; discountCents: number; netCents: number };

export type Adjustment = {
  giftCertificateId: number;
  giftCode: string;
  description: string;
  amountCents: number;
  itemId: number | null;
  userGiftId: number | null;
  reducesDelivery: boolean;
  /** Of its product only, not of the whole cart. */
  reducesItem: boolean;
};

export type Totals = {
  lines: Map<number, LineTotal>;
  /** List price, without packaging. */
  productsCents: number;
  discountCents: number;
  packagingCents: number;
  /** After promotions, before codes; basis of minimum order and delivery fee. */
  productsNetCents: number;
  deliveryFeeCents: number;
  freeDeliveryFromCents: number | null;
  totalCents: number;
  variableWeightCents: number;
  adjustments: Adjustment[];
  waitingGifts: TotalsGift[];
};

export function deliveryFeeFor(fees: FeeStep[], productsNetCents: number, slotFeeCents: number): number {
  const reachedSteps = fees.filter((step) => step.fromCents <= productsNetCents);
  const base = reachedSteps.sort((a, b) => b.fromCents - a.fromCents)[0]?.amountCents ?? 0;
  return base === 0 ? 0 : Math.max(0, base + slotFeeCents);
}

export const freeDeliveryFrom = (fees: FeeStep[]): number | null =>
  fees.find((step) => step.amountCents === 0)?.fromCents ?? null;

function lineTotals(lines: TotalsLine[]): Map<number, LineTotal> {
  const offers = lines.flatMap((line) => (line.offer && line.counted ? [{ ...line, ...line.offer }] : []));
  const discounts = getLineDiscounts(offers);
  return new Map(
    lines.map((line) => {
      const grossCents = line.counted ? Math.round(line.unitCents * line.quantity) : 0;
      const discountCents = Math.min(grossCents, discounts.get(line.itemId) ?? 0);
      return [line.itemId, { grossCents, discountCents, netCents: grossCents - discountCents }];
    }),
  );
}

function sumLines(lines: TotalsLine[], totals: Map<number, LineTotal>, key: keyof LineTotal): number {
  return lines.reduce((cents, line) => cents + (totals.get(line.itemId)?.[key] ?? 0), 0);
}

function deliveryFee(
  { fees, slotFeeCents, deliveryDiscounts = true }: TotalsInput,
  productsNetCents: number,
): number {
  const slotCents = slotFeeCents ?? 0;
  return deliveryDiscounts
    ? deliveryFeeFor(fees, productsNetCents, slotCents)
    : deliveryFeeFor(fees, 0, Math.max(0, slotCents));
}

type GiftBase = {
  lineTotals: Map<number, LineTotal>;
  productsNetCents: number;
  /** Of lines that may be reduced. */
  reducibleCents: number;
  fullFeeCents: number;
};

type GiftResult = { adjustments: Adjustment[]; deliveryFeeCents: number };

/** In the order of the codes: each reduces what the ones before it have left. */
function applyGifts({ lines, gifts, deliveryDiscounts = true }: TotalsInput, base: GiftBase): GiftResult {
  let remainingCents = base.reducibleCents;
  let deliveryFeeCents = base.fullFeeCents;
  const adjustments: Adjustment[] = [];
  for (const gift of gifts) {
    const reducesDelivery = gift.kind === "delivery";
    if (base.productsNetCents < gift.minimumCents || (reducesDelivery && !deliveryDiscounts)) continue;
    const sameItemAdjustments = adjustments.filter(({ itemId }) => itemId !== null && itemId === gift.itemId);
    if (sameItemAdjustments.length >= maxUses(gift, lines)) continue;
    const lineCents = leftOfLine(gift, sameItemAdjustments, base.lineTotals);
    const amountCents = reducesDelivery
      ? deliveryFeeCents
      : Math.min(remainingCents, computeGiftCents(gift, remainingCents, lines, base.lineTotals), lineCents);
    if (amountCents <= 0) continue;
    if (reducesDelivery) deliveryFeeCents = 0;
    else remainingCents -= amountCents;
    const { giftCertificateId, giftCode, description, itemId, userGiftId } = gift;
    const giftFields = { giftCertificateId, giftCode, description, itemId, userGiftId };
    const reducesItem = gift.kind === "item";
    adjustments.push({ ...giftFields, amountCents, reducesDelivery, reducesItem });
  }
  return { adjustments, deliveryFeeCents };
}

/** The only place where a cart is totalled, in cents. */
export function computeCartTotals(input: TotalsInput): Totals {
  const { lines, fees, gifts, deliveryDiscounts = true } = input;
  const totals = lineTotals(lines);
  const products = lines.filter((line) => !line.packaging);
  const packagings = lines.filter((line) => line.packaging);
  const reducible = products.filter((line) => line.reducible);
  const variableWeight = products.filter((line) => line.variableWeight);
  const productsCents = sumLines(products, totals, "grossCents");
  const productsNetCents = sumLines(products, totals, "netCents");
  const packagingCents = sumLines(packagings, totals, "netCents");
  const fullFeeCents = deliveryFee(input, productsNetCents);
  const reducibleCents = sumLines(reducible, totals, "netCents");
  const base = { lineTotals: totals, productsNetCents, reducibleCents, fullFeeCents };
  const { adjustments, deliveryFeeCents } = applyGifts(input, base);
  const codesCents = adjustments.reduce((cents, { amountCents }) => cents + amountCents, 0);
  const codesOnProductsCents = codesCents - (fullFeeCents - deliveryFeeCents);
  return {
    lines: totals,
    productsCents,
    discountCents: productsCents - productsNetCents + codesOnProductsCents,
    packagingCents,
    productsNetCents,
    deliveryFeeCents,
    freeDeliveryFromCents: deliveryDiscounts ? freeDeliveryFrom(fees) : null,
    totalCents: productsNetCents - codesOnProductsCents + packagingCents + deliveryFeeCents,
    variableWeightCents: sumLines(variableWeight, totals, "netCents"),
    adjustments,
    waitingGifts: gifts.filter(
      ({ minimumCents, userGiftId }) => userGiftId === null && productsNetCents < minimumCents,
    ),
  };
}

/** What other codes for that product have left of its line: the pieces of a line are rounded one by one. */
function leftOfLine(
  { kind, itemId }: TotalsGift,
  sameItemAdjustments: Adjustment[],
  totals: Map<number, LineTotal>,
): number {
  if (kind !== "item") return Infinity;
  const ofItem = sameItemAdjustments.filter(({ reducesItem }) => reducesItem);
  const taken = ofItem.reduce((cents, { amountCents }) => cents + amountCents, 0);
  return (totals.get(itemId ?? 0)?.netCents ?? 0) - taken;
}

function maxUses({ itemId }: TotalsGift, lines: TotalsLine[]): number {
  const line = lines.find((candidate) => candidate.itemId === itemId);
  return line ? couponLimit(line.quantity) : Infinity;
}

function computeGiftCents(
  gift: TotalsGift,
  leftCents: number,
  lines: TotalsLine[],
  totals: Map<number, LineTotal>,
): number {
  if (gift.kind === "amount") return gift.value;
  if (gift.kind === "percentage") return Math.round((leftCents * gift.value) / 100);
  const line = lines.find((candidate) => candidate.itemId === gift.itemId && candidate.reducible);
  const total = line ? totals.get(line.itemId) : undefined;
  if (!line || !total || line.quantity <= 0) return 0;
  const pieceCents = Math.round(total.netCents / Math.max(1, line.quantity));
  return Math.round((pieceCents * gift.value) / 100);
}
