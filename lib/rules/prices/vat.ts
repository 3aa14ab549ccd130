/** `rate` is a fraction: 0.1 is 10 %. */
type TaxedLine = { cents: number; rate: number };

export type VatRow = { rate: number; grossCents: number; netCents: number; vatCents: number };

type Share = TaxedLine & { exact: number };

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

/** Largest remainder method: whole cents that add up to `totalCents`. */
function distribute(lines: TaxedLine[], totalCents: number): TaxedLine[] {
  const base = sum(lines.map(({ cents }) => cents));
  const shares: Share[] = lines.map((line) => ({ ...line, exact: (line.cents * totalCents) / base }));
  const missing = totalCents - sum(shares.map(({ exact }) => Math.floor(exact)));
  const byRemainder = shares.toSorted((a, b) => (b.exact % 1) - (a.exact % 1));
  return shares.map((share) => ({
    rate: share.rate,
    cents: Math.floor(share.exact) + (byRemainder.indexOf(share) < missing ? 1 : 0),
  }));
}

const STANDARD_RATE = 0.22;

/** Delivery and order discounts are taxed at the rates of the products (D.P.R. 633/72, art. 12). */
export function vatByRate(lines: TaxedLine[], totalCents: number): VatRow[] {
  const centsByRate = new Map<number, number>();
  for (const { cents, rate } of lines) centsByRate.set(rate, (centsByRate.get(rate) ?? 0) + cents);
  const taxed = [...centsByRate]
    .map(([rate, cents]) => ({ rate, cents }))
    .filter(({ cents }) => cents > 0)
    .sort((a, b) => a.rate - b.rate);
  const rates = taxed.length > 0 ? taxed : [{ rate: STANDARD_RATE, cents: 1 }];
  return distribute(rates, totalCents)
    .filter(({ cents }) => cents > 0)
    .map(({ rate, cents }) => {
      const netCents = Math.round(cents / (1 + rate));
      return { rate, grossCents: cents, netCents, vatCents: cents - netCents };
    });
}
