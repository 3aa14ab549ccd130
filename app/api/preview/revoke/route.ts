import { backofficePaths } from "@/lib/backoffice-paths";
import { callerLocale } from "@/lib/gateway/caller-locale";
import { localizePath } from "@/lib/i18n/locale-path";
import { log } from "@/lib/log";
import { revokeLink } from "@/lib/preview/link-store";
import { readContentEditor } from "@/lib/preview/staff";
import { NOT_FOR_YOU, readForm, previewErrorResponse, seeOther } from "../preview-response";

export async function POST(request: Request): Promise<Response> {
  if (!(await readContentEditor(request))) return previewErrorResponse(403, NOT_FOR_YOU);
  const linkId = (await readForm(request))("linkId");
  if (!/^[\w-]{16,40}$/.test(linkId)) return previewErrorResponse(404, "Questo link non c’è.");
  try {
    await revokeLink(linkId, new Date());
  } catch (error) {
    log("error", "preview.revoke", { reason: error instanceof Error ? error.message : "" });
    return previewErrorResponse(503, "Il link non si può chiudere adesso: riprova tra poco.");
  }
  return seeOther(localizePath(callerLocale(request.headers))(backofficePaths.previewLinks()));
}
