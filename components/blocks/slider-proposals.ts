import { getSlides, getSlidesById } from "@/lib/content/slides";
import type { Slide } from "@/lib/content/slides";
import { config } from "@/lib/config";
import { toShopDay } from "@/lib/dates";
import type { Block, Proposal } from "@/lib/ebsn/domain/category";
import { logBlockFailure } from "@/lib/content/log-block-failure";
import { parseId } from "@/lib/params/parse-id";
import { pageTime } from "@/lib/preview/server";

const toProposal = ({ title, content, picture, href }: Slide, index: number): Proposal => ({
  id: null,
  slug: "",
  url: href,
  img: picture,
  imgAlt: "",
  name: title,
  descr: content,
  content: "",
  priority: index,
  clickable: href !== "",
  display: {},
});

/** SLIDER_ID adds the day's slides for home delivery (the page is shared), SLIDES_ID all slides of a set. */
export async function sliderProposals(block: Block): Promise<Proposal[]> {
  const sliderId = parseId(block.settings.SLIDER_ID);
  const slidesId = parseId(block.settings.SLIDES_ID);
  if (!sliderId && !slidesId) return block.proposals;
  const day = toShopDay(await pageTime());
  const slides = await (
    sliderId ? getSlides(sliderId, day, config.slidesDeliveryServiceId) : getSlidesById(slidesId ?? 0)
  ).catch(logBlockFailure(block));
  return [...block.proposals, ...slides.map(toProposal)];
}
