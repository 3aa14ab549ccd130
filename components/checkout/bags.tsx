"use client";

import { useLocale, useTranslations } from "next-intl";
import { type Ref, useEffect, useImperativeHandle, useState } from "react";
import { useSWR } from "@/lib/state/use-swr";
import { QuantityControl } from "@/components/cart/quantity-control";
import { classNames } from "@/components/ui/class-names";
import { ContentText } from "@/components/ui/content-text";
import { LoadError } from "@/components/ui/load-error";
import { Picture } from "@/components/ui/picture";
import { ProductFacts } from "@/components/ui/product-facts";
import { Skeleton } from "@/components/ui/skeleton";
import { getSellingRule } from "@/lib/cart/compact-selling";
import { apiFetch } from "@/lib/api/api-fetch";
import { isNotOffered } from "@/lib/api/is-not-offered";
import { getCart } from "@/lib/cart/cart-store";
import { addLine, removeProduct, setProductQuantity } from "@/lib/cart/change-lines";
import { getCartItems, isPackaging } from "@/lib/cart/selectors";
import { useProductLine } from "@/lib/cart/use-cart";
import type { CartItem } from "@/lib/ebsn/domain/cart";
import type { Message } from "@/lib/ebsn/domain/envelope";
import type { Product } from "@/lib/ebsn/domain/product";
import { formatMoney } from "@/lib/money";
import styles from "./checkout.module.css";

const MAX_BAGS = 20;

const focusBags = () => document.getElementById("bags-title")?.focus();

export type BagsHandle = {
  /** Moves the focus to the bags when one has to be chosen first. */
  stopAtMissingBag(): boolean;
};

type Props = {
  ref?: Ref<BagsHandle>;
  bagsInCart: CartItem[];
  /** Of a shop that does not count what is there as a bag. */
  rejection: Message | undefined;
};

export function Bags({ ref, bagsInCart, rejection }: Props) {
  const t = useTranslations("checkout");
  const [hasContinued, setHasContinued] = useState(false);
  const {
    data: bags,
    error,
    mutate,
  } = useSWR<Product[], unknown>("packaging-type/list", () => apiFetch<Product[]>("packaging-type/list"));
  // A shop that sells none asks for none.
  const hasNone = bags ? bags.length === 0 : isNotOffered(error);
  const missing = rejection !== undefined || (hasContinued && bagsInCart.length === 0 && !hasNone);

  useEffect(() => {
    if (rejection) focusBags();
  }, [rejection]);
  useImperativeHandle(
    ref,
    () => ({
      stopAtMissingBag() {
        setHasContinued(true);
        const isMissing = !hasNone && !getCartItems(getCart()).some(isPackaging);
        if (isMissing) focusBags();
        return isMissing;
      },
    }),
    [hasNone],
  );

  if (hasNone && bagsInCart.length === 0 && !missing) return null;
  return (
    <section
      className={classNames(styles.option, bagsInCart.length === 0 && "no-print")}
      aria-labelledby="bags-title"
    >
      <h3 id="bags-title" tabIndex={-1} aria-describedby={missing ? "bags-missing" : undefined}>
        {t("bagsTitle")}
      </h3>
      <p className={classNames(styles.hint, "no-print")}>{t("bagsText")}</p>
      {missing && (
        <p id="bags-missing" role="alert" className={styles.error}>
          {t("bagMissing")}
        </p>
      )}
      {!bags && error !== undefined && <LoadError error={error} onRetry={() => void mutate()} />}
      {!bags && error === undefined && <Skeleton height="6rem" />}
      <ul className={styles.bagList}>
        {bags?.map((bag) => (
          <Bag
            key={bag.productId}
            bag={bag}
            line={bagsInCart.find((item) => item.product.productId === bag.productId)}
          />
        ))}
      </ul>
    </section>
  );
}

function Bag({ bag, line }: { bag: Product; line: CartItem | undefined }) {
  const t = useTranslations("cart");
  const locale = useLocale();
  const { productId, name, packSize, prices } = bag;
  const { quantity, isPending } = useProductLine(productId);
  const price =
    prices.display === null ? "" : t("pricePerPiece", { price: formatMoney(prices.display, locale) });
  // The page shows the cart also after the session has expired.
  const inCart = line?.quantity ?? quantity;
  return (
    <li className={inCart > 0 ? undefined : "no-print"}>
      <Picture picture={bag.picture} alt="" width={48} className={styles.thumb} />
      <span className={styles.productName}>
        <ContentText>{name}</ContentText>
        <small>
          <ProductFacts facts={[packSize, price]} />
        </small>
      </span>
      <div className={styles.bagControl}>
        <QuantityControl
          name={name}
          details={packSize}
          rule={getSellingRule(bag.selling)}
          quantity={inCart}
          limit={MAX_BAGS}
          isPending={isPending}
          onAdd={async (first) => addLine({ productId, name, quantity: first })}
          onChange={(next) => setProductQuantity(productId, name, next)}
          onRemove={() => removeProduct(productId, name)}
        />
      </div>
    </li>
  );
}
