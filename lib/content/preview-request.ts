import "server-only";
import { env } from "../env";
import { type Preview, previewParams } from "../preview/link";

const DOCUMENTS = /^wp\/v2\/(?!search\b|new_slides\b|slides_by_id\b|get_mail_pars\b)[\w-]+$/;
const SCHEDULED_STATUSES = "publish,future";
const DRAFT_STATUSES = "publish,future,draft,pending";

type PreviewRequest = { target: string; headers: Record<string, string> };

/** WordPress shows drafts and scheduled documents to its users only, hence `CONTENT_API_AUTH`. */
export function previewRequest(address: string, route: string, preview: Preview): PreviewRequest {
  const { contentAuth } = env();
  const url = new URL(address);
  for (const [name, value] of Object.entries(previewParams(preview))) url.searchParams.set(name, value);
  if (!contentAuth || !DOCUMENTS.test(route)) return { target: url.href, headers: {} };
  url.searchParams.set("status", preview.date ? SCHEDULED_STATUSES : DRAFT_STATUSES);
  if (preview.date) url.searchParams.set("before", `${preview.date}T23:59:59`);
  const authorization = `Basic ${Buffer.from(contentAuth).toString("base64")}`;
  return { target: url.href, headers: { authorization } };
}
