import { env } from "@/lib/env";
import { previewQuery, parsePreview } from "@/lib/preview/link";
import { readContentEditor } from "@/lib/preview/staff";
import { seeOther } from "../../see-other";
import { PREVIEW_HEADERS, previewErrorResponse, readForm, rejectEditor } from "../preview-response";

const OWN_SECONDS = 2 * 60 * 60;

/** Valid for two hours, for its own user. */
export async function POST(request: Request): Promise<Response> {
  const editor = await readContentEditor(request);
  if ("rejected" in editor) return rejectEditor(request, editor.rejected);
  const secret = env().revalidateSecret;
  if (!secret) return previewErrorResponse(request, "notConfigured");
  const valueOf = await readForm(request);
  const preview = parsePreview((name) => (name === "linkId" ? "" : valueOf(name)));
  if (!preview) return previewErrorResponse(request, "invalid");
  const until = Math.floor(Date.now() / 1000) + OWN_SECONDS;
  return seeOther(`/api/preview?${previewQuery(preview, until, secret)}`, PREVIEW_HEADERS);
}
