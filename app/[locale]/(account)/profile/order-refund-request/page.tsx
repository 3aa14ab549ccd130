import type { Metadata } from "next";
import { getLocale, getMessages, getTranslations } from "next-intl/server";
import { RefundChoose } from "@/components/account/refund-choose";
import { RefundRequest } from "@/components/account/refund-request";
import { toId } from "@/lib/cart/id";
import { DEFAULT_LOCALE } from "@/lib/i18n/locales";

// Below the locale a page is taken as static; one that reads its query is not.
export const dynamic = "force-dynamic";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("refunds");
  return { title: t("request") };
}

type Query = Promise<Record<string, string | string[] | undefined>>;

/** First the order, then what of it. */
export default async function Page({ searchParams }: { searchParams: Query }) {
  const { order_id: asked } = await searchParams;
  const orderId = toId(asked);
  if (orderId === null) return <RefundChoose />;
  const [{ forms }, locale] = await Promise.all([getMessages(), getLocale()]);
  const fileWords = { ...forms.engine, ...(locale === DEFAULT_LOCALE ? {} : { faults: forms.fault }) };
  return <RefundRequest orderId={orderId} fileWords={fileWords} />;
}
