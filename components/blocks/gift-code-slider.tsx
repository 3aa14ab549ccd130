import { getLocale, getTranslations } from "next-intl/server";
import type { Block } from "@/lib/ebsn/domain/category";
import { BlockTitle } from "@/components/ui/block-title";
import { carouselMotion } from "@/lib/content/carousel-motion";
import { contentLanguage } from "@/lib/i18n/content-language";
import { GiftCodes } from "./personal-islands";

export async function GiftCodeSlider({ block }: { block: Block }) {
  const [t, locale] = await Promise.all([getTranslations("blocks.gifts"), getLocale()]);
  const { TITLE } = block.settings;
  const title = TITLE || t("title");
  return (
    <GiftCodes
      title={title}
      header={<BlockTitle title={title} lang={TITLE ? contentLanguage(locale) : undefined} />}
      motion={carouselMotion(block.settings)}
      messages={{
        use: t("use"),
        remove: t("remove"),
        useNamed: t("useNamed", { name: "{name}" }),
        removeNamed: t("removeNamed", { name: "{name}" }),
        until: t("until", { date: "{date}" }),
        inCart: t("inCart"),
        none: t("none"),
      }}
    />
  );
}
