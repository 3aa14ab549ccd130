"use client";

import { useLocale, useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { AddToCart } from "@/components/cart/add-to-cart";
import { Replacements } from "@/components/cart/replacements";
import { StockAlertButton } from "@/components/cart/stock-alert-button";
import { FoodProfileWarningSlot } from "@/components/food-profile/food-profile-warning-slot";
import { formatPriceParts } from "@/components/cart/price-text";
import { usePriceContext } from "@/components/cart/use-price-context";
import { Button } from "@/components/ui/button";
import { ContentText } from "@/components/ui/content-text";
import { Link } from "@/components/ui/link";
import { Picture } from "@/components/ui/picture";
import { Price } from "@/components/ui/price";
import { ProductFacts } from "@/components/ui/product-facts";
import { addToCart } from "@/lib/cart/add-to-cart";
import { compactSelling, getSellingRule } from "@/lib/cart/compact-selling";
import type { Product } from "@/lib/ebsn/domain/product";
import { localizePath } from "@/lib/i18n/locale-path";
import { paths } from "@/lib/paths/paths";
import { firstQuantity } from "@/lib/rules/quantities/first-quantity";
import { priceView } from "@/lib/rules/prices/price";
import { joinDetails } from "@/lib/format/join-details";
import styles from "./lists.module.css";

const addOne = ({ productId, selling }: Product) =>
  addToCart({ productId, quantity: firstQuantity(getSellingRule(selling)) });

type Props = {
  product: Product;
  amount: string;
  inactive: boolean;
  /** No longer sold: no product page, no price. */
  isUnavailable?: boolean;
  children?: ReactNode;
};

export function ProductRow({ product, amount, inactive, isUnavailable, children }: Props) {
  const t = useTranslations("lists");
  const locale = useLocale();
  const [hasAlternatives, setHasAlternatives] = useState(false);
  const context = usePriceContext();
  const { unitPrice, condition } = formatPriceParts(product, context);
  const { authenticated = false, today } = context;
  const { toPay, per } = priceView(product, { authenticated, today });
  const { name, brand, packSize, selling } = product;
  return (
    <li className={styles.row}>
      <Picture picture={product.picture} alt="" width={72} className={styles.picture} />
      <div className={styles.text}>
        {isUnavailable ? (
          <b>
            <ContentText>{name}</ContentText>
          </b>
        ) : (
          <Link href={localizePath(locale)(paths.product(product.slug))}>
            <ContentText>{name}</ContentText>
          </Link>
        )}
        <small>
          <ProductFacts facts={[brand, packSize, amount]} />
        </small>
        {!isUnavailable && toPay !== null && (
          <span className={styles.price}>
            <Price cents={toPay} locale={locale} />
            {per === "kg" && "/kg"}
            <small> {joinDetails(unitPrice, condition)}</small>
          </span>
        )}
        {!isUnavailable && <FoodProfileWarningSlot id={product.productId} />}
      </div>
      {inactive || isUnavailable ? (
        <div className={styles.inactive}>
          <p>{t("inactive")}</p>
          {product.canAlert && <StockAlertButton id={product.productId} name={name} />}
          {!isUnavailable && (
            <Button
              variant="quiet"
              small
              aria-expanded={hasAlternatives}
              aria-label={t("alternativesNamed", { name })}
              onClick={() => setHasAlternatives(!hasAlternatives)}
            >
              {t("alternatives")}
            </Button>
          )}
        </div>
      ) : (
        <div className={styles.buy}>
          <AddToCart
            id={product.productId}
            name={name}
            selling={compactSelling(selling, product.classMax)}
            stock={product.available}
            isCompact
          />
        </div>
      )}
      {children}
      {hasAlternatives && <Replacements product={product} onSelect={addOne} />}
    </li>
  );
}
