import "server-only";
import { env } from "../env";
import { type Preview, previewParams } from "../preview/link";

const DOCUMENTS = /^wp\/v2\/(?!search\b|new_slides\b|slides_by_id\b|get_mail_pars\b)[\w-]+$/;
const RELEASED_LATER = "publish,future";
const NOT_RELEASED = "publish,future,draft,pending";

type Asked = { target: string; headers: Record<string, string> };

/**
 * How a call is made in a preview. A real WordPress shows drafts and later documents to its users only: with
 * `CONTENT_API_AUTH` it is asked as one of them.
 */
export function previewed(address: string, route: string, preview: Preview): Asked {
  const { contentAuth } = env();
  const asked = new URL(address);
  for (const [name, value] of Object.entries(previewParams(preview))) asked.searchParams.set(name, value);
  if (!contentAuth || !DOCUMENTS.test(route)) return { target: asked.href, headers: {} };
  asked.searchParams.set("status", preview.date ? RELEASED_LATER : NOT_RELEASED);
  if (preview.date) asked.searchParams.set("before", `${preview.date}T23:59:59`);
  const authorization = `Basic ${Buffer.from(contentAuth).toString("base64")}`;
  return { target: asked.href, headers: { authorization } };
}
