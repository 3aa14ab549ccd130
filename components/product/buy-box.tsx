import { getTranslations } from "next-intl/server";
import { brand as shop } from "@/brand.config";
import { Badge } from "@/components/ui/badge";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { compactSelling, getSellingRule } from "@/lib/cart/compact-selling";
import { config } from "@/lib/config";
import type { ProductDetail } from "@/lib/ebsn/domain/product";
import { paths } from "@/lib/paths";
import { isInfantFormula } from "@/lib/rules/infant-formula";
import { priceView } from "@/lib/rules/price";
import { splitChoices, strictestLimit } from "@/lib/rules/quantity";
import { UNLIMITED } from "@/lib/rules/unlimited-stock";
import styles from "./buy-box.module.css";
import { CardActions } from "./card-actions";
import { cardNotes } from "./card-notes";
import { FirstDelivery } from "./first-delivery";
import { EarliestDeliveryDate } from "./earliest-delivery-date";
import type { CardContext } from "./product-card";
import { PriceIsland } from "./price-island";
import { ProductExtras } from "./product-extras";
import { ProductPrice } from "./product-price";
import { ReducedQuantity } from "./reduced-quantity";
import { SplitAddToCart } from "./split-add-to-cart";

export async function BuyBox({ product, context }: { product: ProductDetail; context: CardContext }) {
  const { messages, locale, today } = context;
  const t = await getTranslations("product");
  const { name, brand, packSize, features, selling, classMax, dailyMax, selectOptions } = product;
  const view = priceView(product, { authenticated: false, today });
  const stock = view.toPay === null ? 0 : product.available;
  const notes = cardNotes(product, messages, locale);
  const limit = strictestLimit(getSellingRule(selling), classMax, dailyMax);
  const splitCounts = splitChoices(getSellingRule(selling));
  const actions = {
    id: product.productId,
    name,
    selling: compactSelling(selling, classMax),
    stock: stock >= UNLIMITED ? undefined : stock,
    canAlert: product.canAlert,
  };
  return (
    <div className={styles.box} data-not-promotable={isInfantFormula(features) || undefined}>
      {brand && <p className={styles.brand}>{brand}</p>}
      <h1>{name}</h1>
      {packSize && <p className={styles.size}>{packSize}</p>}
      <ReducedQuantity product={product} today={today} />
      <p className={styles.badges}>
        {product.isNew && <Badge tone="primary">{messages.isNew}</Badge>}
        {product.highlighted && <Badge tone="primary">{messages.highlighted}</Badge>}
        {features.map((feature) => (
          <Badge key={feature}>{feature}</Badge>
        ))}
      </p>
      <ProductExtras id={product.productId} />
      <div className={styles.price}>
        <PriceIsland id={product.productId}>
          <ProductPrice product={product} view={view} context={context} />
        </PriceIsland>
      </div>
      {view.promo?.condition && (
        <p className={styles.condition}>
          <Icon name={view.promo.condition.kind === "card" ? "card" : "tag"} size={18} />
          <span>
            {view.promo.condition.kind === "card"
              ? t("cardCondition", { card: view.promo.condition.card })
              : t("stampsCondition")}{" "}
            <Link href={context.href(paths.page(shop.cardPage))}>{t("cardRules")}</Link>
          </span>
        </p>
      )}
      <ul className={styles.notes}>
        {notes.map((note, index) => (
          <li key={note}>
            {note}
            {index === 0 && product.leadTimeHours > 0 && (
              <EarliestDeliveryDate hours={product.leadTimeHours} dayLock={product.dayLock} />
            )}
          </li>
        ))}
        {(selling.kind === "loose" || selling.variableWeight) && <li>{t("looseNote")}</li>}
        {selling.minAcq > 1 && selling.kind !== "loose" && <li>{t("minimum", { count: selling.minAcq })}</li>}
        {limit?.kind === "product" && <li>{t("maximum", { count: limit.count })}</li>}
        {limit?.kind === "class" && classMax && (
          <li>{t("classMaximum", { count: limit.count, name: classMax.name })}</li>
        )}
        {limit?.kind === "day" && <li>{t("dailyMaximum", { count: limit.count })}</li>}
        {selectOptions.map((option) => (
          <li key={option.parameterName}>
            {t("option", { name: option.name, values: option.options.map(({ value }) => value).join(", ") })}
          </li>
        ))}
      </ul>
      {config.anonymousCart && stock > 0 && <FirstDelivery />}
      {splitCounts.length > 0 && stock > 0 ? (
        <SplitAddToCart
          {...actions}
          label={t("splitOnPackage")}
          choices={splitCounts.map((count) => t("splitInto", { count }))}
        />
      ) : (
        <div className={styles.buy}>
          <CardActions {...actions} isWide />
        </div>
      )}
    </div>
  );
}
