import { toShopDay } from "../dates";

/** In a preview, the previewed moment; on the server, which renders first, now. */
export function browserNow(): Date {
  const moment = globalThis.document?.querySelector<HTMLMetaElement>('meta[name="madia-now"]')?.content;
  return moment ? new Date(moment) : new Date();
}

export const browserToday = (): string => toShopDay(browserNow());
