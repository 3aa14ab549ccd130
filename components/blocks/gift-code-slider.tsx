import { getTranslations } from "next-intl/server";
import type { Block } from "@/lib/ebsn/domain/category";
import { BlockTitle } from "@/components/ui/block-title";
import { carouselMotion } from "@/lib/content/carousel-motion";
import { GiftCodes } from "./personal-islands";

export async function GiftCodeSlider({ block }: { block: Block }) {
  const t = await getTranslations("blocks.gifts");
  const title = block.settings.TITLE || t("title");
  return (
    <GiftCodes
      title={title}
      header={<BlockTitle title={title} />}
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
