import { getTranslations } from "next-intl/server";
import type { Block } from "@/lib/ebsn/domain/category";
import { BlockTitle } from "@/components/ui/block-title";
import { GiftIsland } from "./gift-island";

export async function GiftCodeSlider({ block }: { block: Block }) {
  const t = await getTranslations("blocks.gifts");
  return (
    <>
      <BlockTitle title={block.settings.TITLE || t("title")} />
      <GiftIsland
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
    </>
  );
}
