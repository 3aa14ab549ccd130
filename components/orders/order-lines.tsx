"use client";

import { useTranslations } from "next-intl";
import { Muted } from "@/components/ui/muted";
import { ProductLines } from "@/components/ui/product-lines";
import type { OrderItem } from "@/lib/ebsn/domain/order";
import { pickResult } from "@/lib/rules/orders/picked";
import { OrderLine } from "./order-line";

type Props = {
  items: OrderItem[];
  isToBePicked: boolean;
  /** Only for the order's customer. */
  onRefuse?: (orderItemId: number) => Promise<void>;
};

const isReplaced = (item: OrderItem) => ["substituted", "refused"].includes(pickResult(item));

type SectionProps = Props & { id: string; title: string };

function LinesSection({ id, title, items, ...lineProps }: SectionProps) {
  if (items.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ProductLines>
        {items.map((item) => (
          <OrderLine key={item.orderItemId} item={item} {...lineProps} />
        ))}
      </ProductLines>
    </section>
  );
}

/** What is missing or was replaced comes first, apart from the rest: on delivery it has to be found. */
export function OrderLines({ items, isToBePicked, onRefuse }: Props) {
  const t = useTranslations("orders");
  const missing = items.filter((item) => pickResult(item) === "missing");
  const replaced = items.filter(isReplaced);
  const others = items.filter((item) => !missing.includes(item) && !replaced.includes(item));
  const products = others.filter(({ product }) => !product.isPackaging);
  const delivered = [...replaced, ...others];
  return (
    <>
      <LinesSection
        id="missing-title"
        title={t("picked.missingTitle", { count: missing.length })}
        items={missing}
        isToBePicked={isToBePicked}
      />
      <LinesSection
        id="replaced-title"
        title={t("picked.replacedTitle", { count: replaced.length })}
        items={replaced}
        isToBePicked={isToBePicked}
        onRefuse={onRefuse}
      />
      <LinesSection
        id="lines-title"
        title={products.length > 0 ? t("itemCount", { count: products.length }) : t("bags")}
        items={others}
        isToBePicked={isToBePicked}
      />
      {delivered.some(({ isWithdrawable }) => isWithdrawable === false) && (
        <Muted>
          {t("notWithdrawable", { others: String(delivered.some((item) => item.isWithdrawable)) })}
        </Muted>
      )}
    </>
  );
}
