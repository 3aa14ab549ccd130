import "server-only";
import { slidesSchema } from "../ebsn/schemas/content-piece";
import { env } from "../env";
import { htmlToText } from "../html/sanitize";
import { fromShopTime } from "../rules/dates/shop-time";
import { readContent } from "./client";
import { localMediaUrl } from "./media-url";

const NOON = 12 * 60;

export type Slide = { title: string; content: string; picture: string; href: string };

async function readSlides(route: string, id: number): Promise<Slide[]> {
  const response = await readContent({ route, schema: slidesSchema, name: `slides-${id}`, isOptional: true });
  return (response?.data ?? []).map(({ title, content, image, link }) => ({
    title: htmlToText(title),
    content,
    picture: localMediaUrl(image, env().contentUrl),
    href: link,
  }));
}

/** `day` is YYYY-MM-DD, requested as of noon in Italy (requirements/platform#content-system). */
export function getSlides(id: number, day: string, deliveryServiceId: number): Promise<Slide[]> {
  const noon = Math.floor(fromShopTime(day, NOON).getTime() / 1000);
  return readSlides(`wp/v2/new_slides/${id}/${noon}/${deliveryServiceId}`, id);
}

export function getSlidesById(id: number): Promise<Slide[]> {
  return readSlides(`wp/v2/slides_by_id/${id}`, id);
}
