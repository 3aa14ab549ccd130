import { getLocale, getTranslations } from "next-intl/server";
import { LeafletCover } from "@/components/leaflet/leaflet-cover";
import { OwnLeaflets } from "@/components/leaflet/own-leaflets";
import { leafletsPath } from "@/components/leaflet/shown-leaflets";
import type { Block } from "@/lib/ebsn/domain/category";
import { localPath } from "@/lib/i18n/local-path";
import { blockLeaflets } from "./block-leaflets";
import { BlockTitle } from "./block-title";
import { Carousel } from "./carousel";

/** Covers of the block's leaflets; nothing where there are none. */
export async function LeafletSlider({ block }: { block: Block }) {
  const [t, locale, leaflets] = await Promise.all([
    getTranslations("leaflets"),
    getLocale(),
    blockLeaflets(block),
  ]);
  if (leaflets.length === 0) return null;
  const title = block.settings.TITLE || t("slider");
  return (
    <>
      <BlockTitle
        title={title}
        more={{ href: localPath(locale)(leafletsPath(leaflets)), text: t("title") }}
      />
      <OwnLeaflets>
        <Carousel label={title} shown="cards" single={leaflets.length === 1}>
          {leaflets.map((leaflet) => (
            <LeafletCover key={leaflet.leafletId} leaflet={leaflet} />
          ))}
        </Carousel>
      </OwnLeaflets>
    </>
  );
}
