import { getLocale, getTranslations } from "next-intl/server";
import { Carousel } from "@/components/ui/carousel";
import type { Block } from "@/lib/ebsn/domain/category";
import { localizePath } from "@/lib/i18n/locale-path";
import { Banner } from "./banner";
import { carouselMotion } from "@/lib/content/carousel-motion";
import { proposalTarget } from "./proposal-target";
import { sliderProposals } from "./slider-proposals";

export async function BannerSlider({ block }: { block: Block }) {
  const [t, tClient, locale, proposals] = await Promise.all([
    getTranslations("blocks"),
    getTranslations("client"),
    getLocale(),
    sliderProposals(block),
  ]);
  const href = localizePath(locale);
  const count = proposals.length;
  if (count === 0) return null;
  return (
    <Carousel label={block.settings.TITLE || t("banners")} layout="one" {...carouselMotion(block.settings)}>
      {proposals.map((proposal, index) => (
        <li key={index} aria-label={count > 1 ? tClient("slideOf", { n: index + 1, count }) : undefined}>
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
