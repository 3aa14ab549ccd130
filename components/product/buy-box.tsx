import { getTranslations } from "next-intl/server";
import { Badge } from "@/components/ui/badge";
import { ContentText } from "@/components/ui/content-text";
import { compactSelling, getSellingRule } from "@/lib/cart/compact-selling";
import { config } from "@/lib/config";
import type { ProductDetail } from "@/lib/ebsn/domain/product";
import { contentLanguage } from "@/lib/i18n/content-language";
import { isForAdults } from "@/lib/rules/age";
import { paths } from "@/lib/paths";
import { stockToBuy } from "@/lib/rules/hidden-price";
import { priceView } from "@/lib/rules/price";
import { splitChoices } from "@/lib/rules/quantity";
import { UNLIMITED } from "@/lib/rules/unlimited-stock";
import styles from "./buy-box.module.css";
import { CardActions } from "./card-actions";
import { FirstDelivery } from "./first-delivery";
import type { CardContext } from "./product-card";
import { PriceIsland } from "./price-island";
import { PriceWithoutCondition } from "./price-without-condition";
import { ProductExtras } from "./product-extras";
import { ProductPrice } from "./product-price";
import { PromoConditionNote } from "./promo-condition-note";
import { PurchaseNotes } from "./purchase-notes";
import { ReducedQuantity } from "./reduced-quantity";
import { SplitAddToCart } from "./split-add-to-cart";

export async function BuyBox({ product, context }: { product: ProductDetail; context: CardContext }) {
  const { messages, today } = context;
  const t = await getTranslations("product");
  const { name, brand, packSize, features, selling, classMax } = product;
  const view = priceView(product, { authenticated: false, today });
  const stock = stockToBuy(product, view.toPay);
  const splitCounts = splitChoices(getSellingRule(selling));
  const actions = {
    id: product.productId,
    name,
    selling: compactSelling(selling, classMax),
    stock: stock >= UNLIMITED ? undefined : stock,
    canAlert: product.canAlert,
  };
  return (
    <div className={styles.box} data-not-promotable={product.notPromotable}>
      {brand && <p className={styles.brand}>{brand}</p>}
      <h1 lang={contentLanguage(context.locale)}>{name}</h1>
      {packSize && <p className={styles.size}>{packSize}</p>}
      <ReducedQuantity product={product} today={today} />
      <p className={styles.badges}>
        {product.isNew && <Badge tone="primary">{messages.isNew}</Badge>}
        {product.highlighted && <Badge tone="primary">{messages.highlighted}</Badge>}
        {features.map((feature) => (
          <Badge key={feature}>
            {isForAdults([feature]) ? t("adultsOnly") : <ContentText>{feature}</ContentText>}
          </Badge>
        ))}
      </p>
      <ProductExtras id={product.productId} />
      <div className={styles.price}>
        <PriceIsland id={product.productId}>
          <ProductPrice
            product={product}
            view={view}
            context={context}
            loginHref={context.href(paths.login(context.href(paths.product(product.slug))))}
          />
        </PriceIsland>
      </div>
      <PriceWithoutCondition product={product} locale={context.locale} />
      {view.promo && <PromoConditionNote promo={view.promo} href={context.href} />}
      <PurchaseNotes product={product} context={context} />
      {config.anonymousCart && stock > 0 && <FirstDelivery />}
      {splitCounts.length > 0 && stock > 0 ? (
        <SplitAddToCart
          {...actions}
          label={t("splitOnPackage")}
          choices={splitCounts.map((count) => t("splitInto", { count }))}
        />
      ) : (
        <div className={styles.buy} data-fixed-bar>
          <CardActions {...actions} isWide />
        </div>
      )}
      {stock > 0 && (
        <noscript>
          <p className="no-print">{t("buyNeedsScript")}</p>
        </noscript>
      )}
    </div>
  );
}
