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

function Ingredients({ food, lang }: { food: ProductDetail["food"]; lang?: string }) {
  const t = useTranslations("product");
  return (
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
  );
}

function Detail({ name, lang, children }: { name: string; lang?: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd lang={lang}>{children}</dd>
    </div>
  );
}

type DetailsProps = { product: ProductDetail; legalName: string; lang?: string };

function Details({ product: { food, code, gtin }, legalName, lang }: DetailsProps) {
  const t = useTranslations("product");
  const facts = productFacts(food);
  const kind = foodKind(food);
  if (facts.length === 0 && !code && !gtin && !legalName) return null;
  return (
    <section>
      <h2>{t("details")}</h2>
      {food.hazards.length > 0 && <HazardPictograms hazards={food.hazards} />}
      <dl className={styles.list}>
        <Detail name={t("legalName")} lang={lang}>
          {legalName}
        </Detail>
        {facts.map((fact) => (
          <Detail key={fact} name={t(`fact.${fact}`)}>
            <Html markup={food[fact]} lang={lang} />
          </Detail>
        ))}
        <Detail name={t("withdrawal.title")}>{kind && t(`withdrawal.${kind}`)}</Detail>
        <Detail name={t("code")}>{code}</Detail>
        <Detail name={t("gtin")}>{gtin}</Detail>
      </dl>
      {kind === "nonFood" && <LegalGuarantee className={styles.guarantee} />}
    </section>
  );
}

/** Information required before a purchase (Reg. EU 1169/2011 art. 14). */
export function ProductFacts({ product, children }: Props) {
  const t = useTranslations("product");
  const lang = contentLanguage(useLocale());
  const { description, food, code, gtin, energySheet } = product;
  const hasIngredients = food.ingredients || food.allergens;
  const texts = [description, hasIngredients, food.nutrition, energySheet, food.legalName, code, gtin];
  if (!texts.some(Boolean) && productFacts(food).length === 0 && product.priceChanges.length === 0)
    return null;
  return (
    <div className={styles.facts}>
      {description && (
        <section>
          <h2>{t("description")}</h2>
          <Html markup={description} lang={lang} />
        </section>
      )}
      {hasIngredients && <Ingredients food={food} lang={lang} />}
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
      <Details product={product} legalName={hasIngredients ? "" : food.legalName} lang={lang} />
      {children}
    </div>
  );
}
