import { readBlockArticles } from "@/components/content/block-articles";
import type { Block } from "@/lib/ebsn/domain/category";
import { readBlockLeaflets } from "./block-leaflets";
import { readSliderProducts } from "./slider-products";
import { isPersonalQuery, isProductSlider, sliderQuery } from "./slider-query";

function readBlock(block: Block): Promise<unknown> | null {
  if (/^(?:Article(?:CardList|List|Slider)|RecipeSlider)$/.test(block.mode)) return readBlockArticles(block);
  if (block.mode.startsWith("Leaflet")) return readBlockLeaflets(block);
  if (!isProductSlider(block.mode)) return null;
  const query = sliderQuery(block.settings);
  return isPersonalQuery(query) ? null : readSliderProducts(query);
}

/** Equal reads of one render are deduplicated. */
export function preloadBlocks(blocks: Block[]): void {
  for (const block of blocks) readBlock(block)?.catch(() => undefined);
}
