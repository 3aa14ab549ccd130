import { backofficePaths } from "@/lib/paths/backoffice-paths";
import { callerLocale } from "@/lib/gateway/caller-locale";
import { localizePath } from "@/lib/i18n/locale-path";
import { log } from "@/lib/log";
import { revokeLink } from "@/lib/preview/link-store";
import { readContentEditor } from "@/lib/preview/staff";
import { seeOther } from "../../see-other";
import { PREVIEW_HEADERS, previewErrorResponse, readForm, rejectEditor } from "../preview-response";

export async function POST(request: Request): Promise<Response> {
  const editor = await readContentEditor(request);
  if ("rejected" in editor) return rejectEditor(request, editor.rejected);
  const linkId = (await readForm(request))("linkId");
  if (!/^[\w-]{16,40}$/.test(linkId)) return previewErrorResponse(request, "unknownLink");
  try {
    await revokeLink(linkId, new Date());
  } catch (error) {
    log("error", "preview.revoke", { reason: error instanceof Error ? error.message : "" });
    return previewErrorResponse(request, "notRevoked");
  }
  return seeOther(
    localizePath(callerLocale(request.headers))(backofficePaths.previewLinks()),
    PREVIEW_HEADERS,
  );
}
