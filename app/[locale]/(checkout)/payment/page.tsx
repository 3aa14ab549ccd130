import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { PaymentPage } from "@/components/checkout/payment-page";
import { parseId } from "@/lib/parse-id";

export const dynamic = "force-dynamic";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("payment");
  return { title: t("title") };
}

type Query = Promise<Record<string, string | string[] | undefined>>;

export default async function Page({ searchParams }: { searchParams: Query }) {
  const { orderId } = await searchParams;
  return <PaymentPage orderId={parseId(orderId)} />;
}
