import { getTranslations } from "next-intl/server";
import { AfterPaint } from "@/components/ui/after-paint";
import { Badge } from "@/components/ui/badge";
import { LinkButton } from "@/components/ui/button";
import { ContentText } from "@/components/ui/content-text";
import { compactSelling } from "@/lib/cart/compact-selling";
import { config } from "@/lib/config";
import type { ProductDetail } from "@/lib/ebsn/domain/product";
import { contentLanguage } from "@/lib/i18n/content-language";
import { interpolate } from "@/lib/i18n/interpolate";
import { isForAdults } from "@/lib/rules/products/age";
import { isInfantFormula } from "@/lib/rules/products/infant-formula";
import { paths } from "@/lib/paths/paths";
import { stockToBuy } from "@/lib/rules/prices/hidden-price";
import { priceView } from "@/lib/rules/prices/price";
import { UNLIMITED } from "@/lib/rules/quantities/unlimited-stock";
import styles from "./buy-box.module.css";
import { BuyBar } from "./buy-bar";
import { BuyWithChoices } from "./buy-with-choices";
import { cardChoices } from "./card-choices";
import { CompareProductCheckbox } from "./compare-product-checkbox";
import { EnergyClass } from "./energy-class";
import { FirstDelivery } from "./first-delivery";
import type { CardContext } from "./product-card";
import { PriceIsland } from "./price-island";
import { ENERGY_SHEET } from "./product-facts";
import { PriceWithoutCondition } from "./price-without-condition";
import { ProductExtras } from "./product-extras";
import { ALTERNATIVES, ProductPrice } from "./product-price";
import { PromoConditionNote } from "./promo-condition-note";
import { PurchaseNotes } from "./purchase-notes";
import { ReducedQuantity } from "./reduced-quantity";

/** Without the classes that only make a rule apply: no promotion of infant formula, a maximum for the order. */
const shownFeatures = ({ features, classMax }: ProductDetail): string[] =>
  features.filter((feature) => !isInfantFormula([feature]) && feature !== classMax?.name);

export async function BuyBox({ product, context }: { product: ProductDetail; context: CardContext }) {
  const { messages, today, href } = context;
  const [t, cart] = await Promise.all([getTranslations("product"), getTranslations("cart")]);
  const { productId, slug, name, brand, packSize, selling, classMax } = product;
  const view = priceView(product, { authenticated: false, today });
  const stock = stockToBuy(product, view.toPay);
  const { choices } = cardChoices(product);
  const bar = {
    id: productId,
    name,
    selling: compactSelling(selling, classMax),
    stock: stock >= UNLIMITED ? undefined : stock,
    canAlert: product.canAlert,
    alternatives: !product.notPromotable && (
      <LinkButton
        variant="secondary"
        href={`${href(paths.product(slug))}#${ALTERNATIVES}`}
        aria-label={interpolate(messages.alternativesNamed, { name })}
      >
        {messages.alternatives}
      </LinkButton>
    ),
    logIn: stock < 0 && (
      <LinkButton href={href(paths.login(href(paths.product(slug))))} className={styles.logIn}>
        {messages.logInForPrice}
      </LinkButton>
    ),
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
        {shownFeatures(product).map((feature) => (
          <Badge key={feature}>
            {isForAdults([feature]) ? t("adultsOnly") : <ContentText>{feature}</ContentText>}
          </Badge>
        ))}
      </p>
      <ProductExtras id={productId} />
      <div className={styles.price}>
        <PriceIsland id={productId}>
          <ProductPrice product={product} view={view} context={context} isOwnPage />
        </PriceIsland>
      </div>
      {product.energyLabel && (
        <p className={styles.energy}>
          <EnergyClass label={product.energyLabel} messages={messages} />
          {product.energySheet && <a href={`#${ENERGY_SHEET}`}>{t("energySheet")}</a>}
        </p>
      )}
      <PriceWithoutCondition product={product} locale={context.locale} />
      {view.promo && <PromoConditionNote promo={view.promo} href={href} />}
      <PurchaseNotes product={product} context={context} />
      {/* What has a lead time does not come with the first delivery. */}
      {config.anonymousCart && stock > 0 && product.leadTimeHours === 0 && <FirstDelivery />}
      {choices ? (
        <BuyWithChoices
          {...bar}
          choices={choices}
          texts={{
            choose: cart("choose"),
            split: t("splitOnPackage"),
            packs: Array.from({ length: choices.splits ?? 0 }, (_, index) =>
              t("splitInto", { count: index + 1 }),
            ),
          }}
        />
      ) : (
        <BuyBar {...bar} />
      )}
      {stock > 0 && (
        <noscript>
          <p className="no-print">{t("buyNeedsScript")}</p>
        </noscript>
      )}
      <AfterPaint>
        <CompareProductCheckbox product={{ productId, slug, name }} label={t("compare")} />
      </AfterPaint>
    </div>
  );
}
