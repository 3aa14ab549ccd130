import { z } from "zod";
import { id, mainList, markup, optionalId, text } from "./lenient";

const slideSchema = z.object({ id: optionalId, title: markup, content: markup, image: text, link: text });

/** GET /wp/v2/new_slides/{slider}/{timestamp}/{deliveryServiceId} and /wp/v2/slides_by_id/{slider}. */
export const slidesSchema = mainList(slideSchema);

/** GET /wp/v2/get_mail_pars: subject, recipient and texts of a form's emails by name. */
export const mailParametersSchema = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.boolean(), z.null()]).catch(null),
);

/** GET /v2/cdn/stories/{id} of the headless content service. */
export const storyViewSchema = z.object({
  story: z.object({
    id,
    uuid: text,
    name: text,
    slug: text,
    published_at: text,
    content: z.record(z.string(), z.unknown()).catch({}),
  }),
});

export type WireSlides = NonNullable<z.input<typeof slidesSchema>>;
export type WireMailParameters = z.input<typeof mailParametersSchema>;
export type WireStoryView = z.input<typeof storyViewSchema>;
