import { getLocale, getTranslations } from "next-intl/server";
import type { Block } from "@/lib/ebsn/domain/category";
import { localizePath } from "@/lib/i18n/locale-path";
import { Banner } from "./banner";
import { Carousel } from "@/components/ui/carousel";
import { proposalTarget } from "./proposal-target";

export async function BannerSlider({ block }: { block: Block }) {
  const [t, locale] = await Promise.all([getTranslations("blocks"), getLocale()]);
  const href = localizePath(locale);
  const proposals = block.proposals;
  if (proposals.length === 0) return null;
  return (
    <Carousel
      label={block.settings.TITLE || t("banners")}
      layout="one"
      hasSingleSlide={proposals.length === 1}
    >
      {proposals.map((proposal, index) => (
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
