import { getTranslations } from "next-intl/server";
import { ProductCard } from "@/components/product/product-card";
import { cardContext } from "@/components/product/product-grid";
import { SessionList } from "@/components/product/session-list";
import { listQuery } from "@/components/product/list-query";
import { getProducts, productParams } from "@/lib/ebsn/catalogue";
import type { Block } from "@/lib/ebsn/domain/category";
import { Carousel } from "./carousel";
import { BlockTitle } from "./block-title";
import { sliderQuery } from "./slider-query";

/** Products by the block's settings; nothing where the shop has none or cannot answer. */
export async function ProductSlider({ block }: { block: Block }) {
  const query = sliderQuery(block.settings);
  const [t, context, products] = await Promise.all([
    getTranslations("blocks"),
    cardContext(),
    getProducts(query).then(
      (list) => list.products,
      () => [],
    ),
  ]);
  if (products.length === 0) return null;
  return (
    <>
      <BlockTitle title={block.settings.TITLE} />
      <SessionList query={listQuery(productParams(query))}>
        <Carousel label={block.settings.TITLE || t("products")} shown="cards" single={products.length === 1}>
          {products.map((product) => (
            <ProductCard key={product.productId} product={product} context={context} />
          ))}
        </Carousel>
      </SessionList>
    </>
  );
}
