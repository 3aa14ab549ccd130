import { currentRequestId, REQUEST_ID_HEADER, traceHeaders } from "../../config/request-context.mjs";

export function correlationHeaders(): Record<string, string> {
  const id = currentRequestId();
  return { ...(id ? { [REQUEST_ID_HEADER]: id } : {}), ...traceHeaders() };
}
