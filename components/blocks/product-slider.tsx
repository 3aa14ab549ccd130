import { getLocale, getTranslations } from "next-intl/server";
import { ProductCard } from "@/components/product/product-card";
import { getCardContext } from "@/components/product/card-context";
import { SessionProductsProvider } from "@/components/product/session-products";
import { listQuery } from "@/components/product/list-query";
import { Carousel } from "@/components/ui/carousel";
import { advParams, productParams } from "@/lib/ebsn/catalogue";
import type { Block } from "@/lib/ebsn/domain/category";
import { BlockTitle } from "@/components/ui/block-title";
import { contentLanguage } from "@/lib/i18n/content-language";
import { logBlockFailure } from "@/lib/content/log-block-failure";
import { withinBudget } from "@/lib/upstream/within-budget";
import { carouselMotion } from "@/lib/content/carousel-motion";
import { PersonalSlider } from "./personal-islands";
import { readSliderProducts } from "./slider-products";
import { isPersonalQuery, type SliderQuery, sliderQuery } from "./slider-query";

const toListQuery = (query: SliderQuery) =>
  "search" in query
    ? listQuery(productParams(query.search))
    : { path: "adv", ...listQuery(advParams(query.adv)) };

export async function ProductSlider({ block }: { block: Block }) {
  const query = sliderQuery(block.settings);
  const [t, locale] = await Promise.all([getTranslations("blocks"), getLocale()]);
  const lang = contentLanguage(locale);
  const { TITLE: title } = block.settings;
  const isTitled = Boolean(title);
  const motion = carouselMotion(block.settings);
  if (isPersonalQuery(query))
    return (
      <PersonalSlider
        query={toListQuery(query)}
        label={title || t("products")}
        header={<BlockTitle title={title} lang={lang} />}
        isTitled={isTitled}
        motion={motion}
      />
    );
  const [context, products] = await Promise.all([
    getCardContext(),
    withinBudget(readSliderProducts(query)).catch(logBlockFailure(block)),
  ]);
  if (products.length === 0) return null;
  return (
    <>
      <BlockTitle title={title} lang={lang} />
      <SessionProductsProvider query={toListQuery(query)}>
        <Carousel label={title || t("products")} layout="cards" isTitled={isTitled} {...motion}>
          {products.map((product) => (
            <ProductCard key={product.productId} product={product} context={context} isSlide />
          ))}
        </Carousel>
      </SessionProductsProvider>
    </>
  );
}
