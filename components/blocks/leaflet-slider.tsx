import { getLocale, getTranslations } from "next-intl/server";
import { LeafletCover } from "@/components/leaflet/leaflet-cover";
import { FilteredLeaflets } from "@/components/leaflet/filtered-leaflets";
import { leafletsPath } from "@/components/leaflet/active-leaflets";
import { Carousel } from "@/components/ui/carousel";
import type { Block } from "@/lib/ebsn/domain/category";
import { contentLanguage } from "@/lib/i18n/content-language";
import { localizePath } from "@/lib/i18n/locale-path";
import { blockWarehouse, getBlockLeaflets } from "./block-leaflets";
import { BlockTitle } from "@/components/ui/block-title";
import { carouselMotion } from "@/lib/content/carousel-motion";

export async function LeafletSlider({ block }: { block: Block }) {
  const [t, locale, leaflets] = await Promise.all([
    getTranslations("leaflets"),
    getLocale(),
    getBlockLeaflets(block),
  ]);
  if (leaflets.length === 0) return null;
  const { TITLE } = block.settings;
  const title = TITLE || t("slider");
  return (
    <>
      <BlockTitle
        title={title}
        link={{ href: localizePath(locale)(leafletsPath(leaflets)), text: t("title") }}
        lang={TITLE ? contentLanguage(locale) : undefined}
      />
      <FilteredLeaflets warehouseId={blockWarehouse(block)}>
        <Carousel label={title} layout="cards" isTitled {...carouselMotion(block.settings)}>
          {leaflets.map((leaflet) => (
            <LeafletCover key={leaflet.leafletId} leaflet={leaflet} />
          ))}
        </Carousel>
      </FilteredLeaflets>
    </>
  );
}
