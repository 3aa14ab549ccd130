import { toShopDay } from "./dates";

/** In a preview, the previewed moment. */
export function browserNow(): Date {
  const moment = document.querySelector<HTMLMetaElement>('meta[name="madia-now"]')?.content;
  return moment ? new Date(moment) : new Date();
}

export const browserToday = (): string => toShopDay(browserNow());
