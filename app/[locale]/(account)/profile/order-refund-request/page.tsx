import type { Metadata } from "next";
import { getLocale, getMessages, getTranslations } from "next-intl/server";
import { RefundOrderPicker } from "@/components/returns/refund-order-picker";
import { RefundRequest } from "@/components/returns/refund-request";
import { parseId } from "@/lib/parse-id";
import { DEFAULT_LOCALE } from "@/lib/i18n/locales";

export const dynamic = "force-dynamic";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("refunds");
  return { title: t("request") };
}

type Query = Promise<Record<string, string | string[] | undefined>>;

export default async function Page({ searchParams }: { searchParams: Query }) {
  const { order_id: orderIdParam } = await searchParams;
  const orderId = parseId(orderIdParam);
  if (orderId === null) return <RefundOrderPicker />;
  const [{ forms }, locale] = await Promise.all([getMessages(), getLocale()]);
  const fileMessages = { ...forms.engine, ...(locale === DEFAULT_LOCALE ? {} : { errors: forms.fault }) };
  return <RefundRequest orderId={orderId} fileMessages={fileMessages} />;
}
