import { getTranslations } from "next-intl/server";
import { ProductCard } from "@/components/product/product-card";
import { cardContext } from "@/components/product/product-grid";
import { SessionList } from "@/components/product/session-list";
import { listQuery } from "@/components/product/list-query";
import { advParams, getAdvertised, getProducts, productParams } from "@/lib/ebsn/catalogue";
import type { Block } from "@/lib/ebsn/domain/category";
import type { Product } from "@/lib/ebsn/domain/product";
import { Carousel } from "./carousel";
import { BlockTitle } from "./block-title";
import { leftOut } from "./left-out";
import { PersonalSpot } from "./personal-spot";
import { type SliderQuery, sliderQuery } from "./slider-query";

const asked = (query: SliderQuery) =>
  "search" in query
    ? listQuery(productParams(query.search))
    : { path: "adv", ...listQuery(advParams(query.adv)) };

const read = (query: SliderQuery): Promise<Product[]> =>
  "search" in query ? getProducts(query.search).then((list) => list.products) : getAdvertised(query.adv);

/** Products by the block's settings; nothing where the shop has none or cannot answer. */
export async function ProductSlider({ block }: { block: Block }) {
  const query = sliderQuery(block.settings);
  const t = await getTranslations("blocks");
  const { TITLE: title } = block.settings;
  if ("adv" in query && query.isPersonal)
    return (
      <PersonalSpot query={asked(query)} label={title || t("products")} head={<BlockTitle title={title} />} />
    );
  const [context, products] = await Promise.all([cardContext(), read(query).catch(leftOut(block))]);
  if (products.length === 0) return null;
  return (
    <>
      <BlockTitle title={title} />
      <SessionList query={asked(query)}>
        <Carousel label={title || t("products")} shown="cards" single={products.length === 1}>
          {products.map((product) => (
            <ProductCard key={product.productId} product={product} context={context} />
          ))}
        </Carousel>
      </SessionList>
    </>
  );
}
