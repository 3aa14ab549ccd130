import { getLocale, getTranslations } from "next-intl/server";
import type { Block } from "@/lib/ebsn/domain/category";
import { localPath } from "@/lib/i18n/local-path";
import { Banner } from "./banner";
import { Carousel } from "./carousel";
import { proposalTarget } from "./proposal-target";

export async function BannerSlider({ block }: { block: Block }) {
  const [t, locale] = await Promise.all([getTranslations("blocks"), getLocale()]);
  const href = localPath(locale);
  const shown = block.proposals;
  if (shown.length === 0) return null;
  return (
    <Carousel label={block.settings.TITLE || t("banners")} shown="one" single={shown.length === 1}>
      {shown.map((proposal, index) => (
        <li key={index}>
          <Banner
            proposal={proposal}
            target={proposalTarget(proposal, href)}
            size="hero"
            eager={index === 0 && block.position === 0}
          />
        </li>
      ))}
    </Carousel>
  );
}
