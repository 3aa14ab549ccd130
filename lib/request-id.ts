import { currentRequestId, REQUEST_ID_HEADER } from "@/config/request-context.mjs";

/** For what is asked of the systems behind the shop, so that their logs say of which request it was. */
export function requestIdHeader(): Record<string, string> {
  const id = currentRequestId();
  return id ? { [REQUEST_ID_HEADER]: id } : {};
}
