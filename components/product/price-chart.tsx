import { useTranslations } from "next-intl";
import { formatDate, formatFullDate, toShopDay } from "@/lib/dates";
import type { ProductDetail } from "@/lib/ebsn/domain/product";
import { formatMoney } from "@/lib/money";
import { priceView } from "@/lib/rules/prices/price";
import { lowestPrice, priceSteps, stepPath } from "@/lib/rules/prices/price-history";
import type { CardContext } from "./product-card";
import { withElision } from "@/lib/rules/text/elision";
import styles from "./price-chart.module.css";

const DAYS = 90;
const LAW_DAYS = 30;
const [WIDTH, HEIGHT] = [600, 100];

const dayOf = (at: string) => toShopDay(new Date(at));

/** Prices of three months as a chart and a table, where the shop sends them. */
export function PriceChart({ product, context }: { product: ProductDetail; context: CardContext }) {
  const t = useTranslations("product.prices");
  const { locale, today } = context;
  const steps = priceSteps(product.priceChanges, today, DAYS, dayOf);
  const prices = steps.flatMap(({ cents }) => cents ?? []);
  const [first, last] = [steps[0], steps.at(-1)];
  if (!first || !last || prices.length === 0) return null;
  const money = (cents: number) => formatMoney(cents, locale);
  // Reference price of a reduction, as customers read it in the price block.
  const beforeOffer = priceView(product, { authenticated: true, today }).lowestPrice30;
  const lowest = lowestPrice(steps, today, LAW_DAYS);
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  return (
    <section aria-labelledby="prices-title">
      <h2 id="prices-title">{t("title")}</h2>
      {beforeOffer !== null ? (
        <p className={styles.lowest}>{t("beforeOffer", { price: money(beforeOffer) })}</p>
      ) : (
        lowest !== null && <p className={styles.lowest}>{t("lowest", { price: money(lowest) })}</p>
      )}
      {steps.length === 1 ? (
        <p>{t("unchanged", withElision(formatFullDate(first.from, locale)))}</p>
      ) : (
        <>
          <div className={styles.chart} aria-hidden>
            <div className={styles.scale}>
              <span>{money(high)}</span>
              {low < high && <span>{money(low)}</span>}
            </div>
            <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none">
              <path d={stepPath(steps, WIDTH, HEIGHT)} vectorEffect="non-scaling-stroke" />
            </svg>
            <div className={styles.days}>
              <span>{formatDate(first.from, locale)}</span>
              <span>{t("today")}</span>
            </div>
          </div>
          <details className={styles.table}>
            <summary>{t("table")}</summary>
            <table>
              <thead>
                <tr>
                  <th scope="col">{t("from")}</th>
                  <th scope="col">{t("to")}</th>
                  <th scope="col">{t("price")}</th>
                </tr>
              </thead>
              <tbody>
                {steps.map(({ from, to, cents }) => (
                  <tr key={from}>
                    <td>{formatDate(from, locale)}</td>
                    <td>{to === today ? t("today") : formatDate(to, locale)}</td>
                    <td>{cents === null ? t("notSold") : money(cents)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </details>
        </>
      )}
    </section>
  );
}
