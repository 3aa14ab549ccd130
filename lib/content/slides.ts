import "server-only";
import { instantInItaly } from "../dates";
import { mailParametersSchema, slidesSchema } from "../ebsn/schemas/content-piece";
import { env } from "../env";
import { textOf } from "../html/policy";
import { readContent } from "./client";
import type { ContentDocument } from "./domain";
import { ownMedia } from "./media-address";
import { wpDocumentsSchema } from "../ebsn/schemas/wordpress";
import { toDocument } from "./transforms";

export type Slide = { title: string; content: string; picture: string; href: string };

async function readSlides(route: string, id: number): Promise<Slide[]> {
  const answer = await readContent({ route, schema: slidesSchema, name: `slides-${id}` });
  return (answer?.data ?? []).map(({ title, content, image, link }) => ({
    title: textOf(title),
    content,
    picture: ownMedia(image, env().contentUrl),
    href: link,
  }));
}

/** The slides of a slider on a day (YYYY-MM-DD) for a delivery service; asked for as of noon in Italy (spec 1 §9). */
export function getSlides(id: number, day: string, deliveryServiceId: number): Promise<Slide[]> {
  const noon = Math.floor(instantInItaly(day, "12:00").getTime() / 1000);
  return readSlides(`wp/v2/new_slides/${id}/${noon}/${deliveryServiceId}`, id);
}

export function getSlidesById(id: number): Promise<Slide[]> {
  return readSlides(`wp/v2/slides_by_id/${id}`, id);
}

/** A piece of content other pages are built from, by its slug; null: none. */
export async function getUxBlock(slug: string): Promise<ContentDocument | null> {
  const answer = await readContent({
    route: "wp/v2/ux-blocks",
    params: { slug },
    schema: wpDocumentsSchema,
    name: slug,
  });
  const [found] = answer?.data ?? [];
  return found ? toDocument(found, env().contentUrl) : null;
}

/** What the mails of a form say, by name; empty where the form has none. */
export async function getMailParameters(formId: number): Promise<Record<string, string>> {
  const answer = await readContent({
    route: "wp/v2/get_mail_pars",
    params: { form_id: formId },
    schema: mailParametersSchema,
    name: `form-${formId}`,
  });
  const entries = Object.entries(answer?.data ?? {}).filter(([, value]) => value !== null);
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}
