import { getLocale, getTranslations } from "next-intl/server";
import { leafletPath } from "@/lib/paths/leaflet-path";
import { LeafletViewer } from "@/components/leaflet/leaflet-viewer";
import type { Block } from "@/lib/ebsn/domain/category";
import { getLeaflet, getLeafletProducts } from "@/lib/ebsn/leaflets";
import { contentLanguage } from "@/lib/i18n/content-language";
import { localizePath } from "@/lib/i18n/locale-path";
import { getBlockLeaflets } from "./block-leaflets";
import { BlockTitle } from "@/components/ui/block-title";

/** The first leaflet only; its offers are on the leaflet's own page. */
export async function LeafletViewerBlock({ block }: { block: Block }) {
  const [[first], locale, t] = await Promise.all([
    getBlockLeaflets(block),
    getLocale(),
    getTranslations("leaflets"),
  ]);
  if (!first) return null;
  const [leaflet, products] = await Promise.all([
    getLeaflet(first.slug).catch(() => null),
    getLeafletProducts(first.leafletId).catch(() => []),
  ]);
  if (!leaflet || leaflet.pages.length === 0) return null;
  const names = new Map(products.map(({ productId, name }) => [productId, name]));
  const href = localizePath(locale)(leafletPath(leaflet));
  return (
    <>
      <BlockTitle
        title={block.settings.TITLE || leaflet.title}
        link={{ href: href, text: t("offers", { title: leaflet.title }) }}
        lang={contentLanguage(locale)}
      />
      <LeafletViewer leaflet={leaflet} names={names} offersHref={href} />
    </>
  );
}
