import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { PaymentResult } from "@/components/checkout/payment-result";
import { parseId } from "@/lib/parse-id";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("payment");
  return { title: t("title") };
}

export default async function Page({ params }: { params: Promise<{ orderId: string }> }) {
  const orderId = parseId((await params).orderId);
  if (orderId === null) notFound();
  return <PaymentResult orderId={orderId} canRetry />;
}
