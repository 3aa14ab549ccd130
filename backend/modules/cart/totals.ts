import { couponLimit } from "../../../lib/rules/coupons";
import { lineDiscounts, type OfferLine } from "../promotion/line-discounts";

export type TotalsLine = {
  itemId: number;
  /** List price of a piece or a kilogram. */
  unitCents: number;
  quantity: number;
  offer: Pick<OfferLine, "promoId" | "offer"> | null;
  packaging: boolean;
  variableWeight: boolean;
  /** false: cannot be had, so it costs nothing. */
  counted: boolean;
  /** Goods that the law keeps out of every reduction (first infant formula). */
  reducible: boolean;
};

export type FeeStep = { fromCents: number; amountCents: number };

export type TotalsGift = {
  giftCertificateId: number;
  giftCode: string;
  description: string;
  kind: "percentage" | "amount" | "delivery" | "item";
  /** Percent, or cents. */
  value: number;
  minimumCents: number;
  itemId: number | null;
  /** One certificate of several; null: a code. */
  userGiftId: number | null;
};

export type TotalsInput = {
  lines: TotalsLine[];
  fees: FeeStep[];
  /** On top of the fee of the service; null: no slot chosen yet. */
  slotFeeCents: number | null;
  gifts: TotalsGift[];
  /** false: what makes delivery cheaper (amount of goods, slot, code) does not count. */
  deliveryDiscounts?: boolean;
};

export type LineTotal = { grossCents: number; discountCents: number; netCents: number };

export type Adjustment = {
  giftCertificateId: number;
  giftCode: string;
  description: string;
  amountCents: number;
  itemId: number | null;
  userGiftId: number | null;
};

export type Totals = {
  lines: Map<number, LineTotal>;
  /** Goods at list price, without packaging. */
  goodsCents: number;
  /** Promotions and codes together. */
  discountCents: number;
  packagingCents: number;
  /** Goods after promotions, before codes: what minimum order and fee ladder look at. */
  goodsNetCents: number;
  deliveryFeeCents: number;
  freeDeliveryFromCents: number | null;
  totalCents: number;
  variableWeightCents: number;
  adjustments: Adjustment[];
};

/** What delivery costs for an amount of goods: the last step reached, plus what the slot asks. */
export function deliveryFeeFor(fees: FeeStep[], goodsCents: number, slotFeeCents: number): number {
  const reached = fees.filter((step) => step.fromCents <= goodsCents);
  const base = reached.sort((a, b) => b.fromCents - a.fromCents)[0]?.amountCents ?? 0;
  return base === 0 ? 0 : Math.max(0, base + slotFeeCents);
}

function lineTotals(lines: TotalsLine[]): Map<number, LineTotal> {
  const offers = lines.flatMap((line) => (line.offer && line.counted ? [{ ...line, ...line.offer }] : []));
  const discounts = lineDiscounts(offers);
  return new Map(
    lines.map((line) => {
      const grossCents = line.counted ? Math.round(line.unitCents * line.quantity) : 0;
      const discountCents = Math.min(grossCents, discounts.get(line.itemId) ?? 0);
      return [line.itemId, { grossCents, discountCents, netCents: grossCents - discountCents }];
    }),
  );
}

function sum(lines: TotalsLine[], totals: Map<number, LineTotal>, key: keyof LineTotal): number {
  return lines.reduce((cents, line) => cents + (totals.get(line.itemId)?.[key] ?? 0), 0);
}

/** Everything a cart costs, in cents; the only place where it is added up. */
export function cartTotals({
  lines,
  fees,
  slotFeeCents,
  gifts,
  deliveryDiscounts = true,
}: TotalsInput): Totals {
  const totals = lineTotals(lines);
  const goods = lines.filter((line) => !line.packaging);
  const goodsCents = sum(goods, totals, "grossCents");
  const goodsNetCents = sum(goods, totals, "netCents");
  const packagingCents = sum(
    lines.filter((line) => line.packaging),
    totals,
    "netCents",
  );
  const fullFee = deliveryDiscounts
    ? deliveryFeeFor(fees, goodsNetCents, slotFeeCents ?? 0)
    : deliveryFeeFor(fees, 0, Math.max(0, slotFeeCents ?? 0));
  let left = sum(
    goods.filter((line) => line.reducible),
    totals,
    "netCents",
  );
  let deliveryFeeCents = fullFee;
  const adjustments: Adjustment[] = [];
  for (const gift of gifts) {
    if (goodsNetCents < gift.minimumCents || (gift.kind === "delivery" && !deliveryDiscounts)) continue;
    const before = adjustments.filter(({ itemId }) => itemId !== null && itemId === gift.itemId);
    if (before.length >= usesOf(gift, lines)) continue;
    const amountCents =
      gift.kind === "delivery" ? deliveryFeeCents : Math.min(left, giftCents(gift, left, lines, totals));
    if (amountCents <= 0) continue;
    if (gift.kind === "delivery") deliveryFeeCents = 0;
    else left -= amountCents;
    const { giftCertificateId, giftCode, description, itemId, userGiftId } = gift;
    adjustments.push({ giftCertificateId, giftCode, description, itemId, userGiftId, amountCents });
  }
  const codeCents = adjustments.reduce((cents, { amountCents }) => cents + amountCents, 0);
  const onGoods = codeCents - (fullFee - deliveryFeeCents);
  return {
    lines: totals,
    goodsCents,
    discountCents: goodsCents - goodsNetCents + onGoods,
    packagingCents,
    goodsNetCents,
    deliveryFeeCents,
    freeDeliveryFromCents: deliveryDiscounts
      ? (fees.find((step) => step.amountCents === 0)?.fromCents ?? null)
      : null,
    totalCents: goodsNetCents - onGoods + packagingCents + deliveryFeeCents,
    variableWeightCents: sum(
      goods.filter((line) => line.variableWeight),
      totals,
      "netCents",
    ),
    adjustments,
  };
}

/** How many certificates the line of a gift takes; a line made smaller takes fewer. */
function usesOf({ itemId }: TotalsGift, lines: TotalsLine[]): number {
  const line = lines.find((candidate) => candidate.itemId === itemId);
  return line ? couponLimit(line.quantity) : Infinity;
}

function giftCents(
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
  const piece = Math.round(total.netCents / Math.max(1, line.quantity));
  return Math.round((piece * gift.value) / 100);
}
