import { randomBytes } from "node:crypto";
import { backofficePaths } from "@/lib/paths/backoffice-paths";
import { env } from "@/lib/env";
import { callerLocale } from "@/lib/gateway/caller-locale";
import { localizePath } from "@/lib/i18n/locale-path";
import { log } from "@/lib/log";
import { MAX_PREVIEW_DAYS, parsePreview } from "@/lib/preview/link";
import { addLink } from "@/lib/preview/link-store";
import { readContentEditor } from "@/lib/preview/staff";
import { seeOther } from "../../see-other";
import { PREVIEW_HEADERS, previewErrorResponse, readForm, rejectEditor } from "../preview-response";

const DAY_SECONDS = 86_400;

export async function POST(request: Request): Promise<Response> {
  const editor = await readContentEditor(request);
  if ("rejected" in editor) return rejectEditor(request, editor.rejected);
  if (!env().revalidateSecret) return previewErrorResponse(request, "notConfigured");
  const valueOf = await readForm(request);
  const linkId = randomBytes(18).toString("base64url");
  const preview = parsePreview((name) => (name === "linkId" ? linkId : valueOf(name)));
  const days = Number(valueOf("days"));
  if (!preview || !Number.isInteger(days) || days < 1 || days > MAX_PREVIEW_DAYS)
    return previewErrorResponse(request, "invalid");
  const createdAt = Math.floor(Date.now() / 1000);
  // A minute less than the maximum, as clocks differ.
  const until = createdAt + days * DAY_SECONDS - 60;
  try {
    await addLink({ ...preview, linkId, createdAt, createdBy: editor.name, until, revokedAt: null });
  } catch (error) {
    log("error", "preview.share", { reason: error instanceof Error ? error.message : "" });
    return previewErrorResponse(request, "notShared");
  }
  const href = localizePath(callerLocale(request.headers));
  return seeOther(href(backofficePaths.previewLinks(linkId)), PREVIEW_HEADERS);
}
