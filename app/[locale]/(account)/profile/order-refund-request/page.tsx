import type { Metadata } from "next";
import { getMessages, getTranslations } from "next-intl/server";
import { RefundOrderPicker } from "@/components/returns/refund-order-picker";
import { RefundRequest } from "@/components/returns/refund-request";
import { parseId } from "@/lib/parse-id";

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
  const { forms } = await getMessages();
  const fileMessages = { ...forms.engine, errors: forms.error };
  return <RefundRequest key={orderId} orderId={orderId} fileMessages={fileMessages} />;
}
