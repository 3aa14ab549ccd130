import { currentRequestId, REQUEST_ID_HEADER, traceHeaders } from "@/config/request-context.mjs";

/** For what is asked of the systems behind the shop: their logs and traces say of which request it was. */
export function correlationHeaders(): Record<string, string> {
  const id = currentRequestId();
  return { ...(id ? { [REQUEST_ID_HEADER]: id } : {}), ...traceHeaders() };
}
