import type { ReactNode } from "react";
import { useLocale, useTranslations } from "next-intl";
import { Html } from "@/components/ui/html";
import { contentLanguage } from "@/lib/i18n/content-language";
import type { ProductDetail } from "@/lib/ebsn/domain/product";
import { foodKind } from "@/lib/rules/products/food";
import { productFacts } from "@/lib/rules/products/product-facts";
import { HazardPictograms } from "./hazard-pictograms";
import { LegalGuarantee } from "./legal-guarantee";
import { NutritionTable } from "./nutrition-table";
import styles from "./product-facts.module.css";

/** Fragment of a product's page. */
export const ENERGY_SHEET = "energy-sheet";

type Props = { product: ProductDetail; children?: ReactNode };

/** Information required before a purchase (Reg. EU 1169/2011 art. 14). */
export function ProductFacts({ product, children }: Props) {
  const t = useTranslations("product");
  const lang = contentLanguage(useLocale());
  const { description, food, code, gtin, energySheet } = product;
  const facts = productFacts(food);
  const hasIngredients = food.ingredients || food.allergens;
  const hasDetails = facts.length > 0 || code || gtin || (!hasIngredients && food.legalName);
  const kind = foodKind(food);
  const hasPrices = product.priceChanges.length > 0;
  if (!description && !hasIngredients && !food.nutrition && !energySheet && !hasDetails && !hasPrices)
    return null;
  return (
    <div className={styles.facts}>
      {description && (
        <section>
          <h2>{t("description")}</h2>
          <Html markup={description} lang={lang} />
        </section>
      )}
      {hasIngredients && (
        <section>
          <h2>{t("ingredients")}</h2>
          {food.legalName && (
            <p lang={lang} className={styles.legal}>
              {food.legalName}
            </p>
          )}
          {food.ingredients && <Html markup={food.ingredients} lang={lang} className={styles.ingredients} />}
          {food.allergens && (
            <p className={styles.allergens}>
              <b>{t("allergens")}</b> <Html as="span" markup={food.allergens} lang={lang} />
            </p>
          )}
          <p className={styles.label}>{t("readLabel")}</p>
        </section>
      )}
      {food.nutrition && (
        <section>
          <h2>{t("nutrition")}</h2>
          <NutritionTable html={food.nutrition} />
        </section>
      )}
      {energySheet && (
        <section id={ENERGY_SHEET}>
          <h2>{t("energySheet")}</h2>
          <Html markup={energySheet} lang={lang} className={styles.sheet} />
        </section>
      )}
      {hasDetails && (
        <section>
          <h2>{t("details")}</h2>
          {food.hazards.length > 0 && <HazardPictograms hazards={food.hazards} />}
          <dl className={styles.list}>
            {!hasIngredients && food.legalName && (
              <div>
                <dt>{t("legalName")}</dt>
                <dd lang={lang}>{food.legalName}</dd>
              </div>
            )}
            {facts.map((fact) => (
              <div key={fact}>
                <dt>{t(`fact.${fact}`)}</dt>
                <dd>
                  <Html markup={food[fact]} lang={lang} />
                </dd>
              </div>
            ))}
            {kind && (
              <div>
                <dt>{t("withdrawal.title")}</dt>
                <dd>{t(`withdrawal.${kind}`)}</dd>
              </div>
            )}
            {code && (
              <div>
                <dt>{t("code")}</dt>
                <dd>{code}</dd>
              </div>
            )}
            {gtin && (
              <div>
                <dt>{t("gtin")}</dt>
                <dd>{gtin}</dd>
              </div>
            )}
          </dl>
          {kind === "nonFood" && <LegalGuarantee className={styles.guarantee} />}
        </section>
      )}
      {children}
    </div>
  );
}
