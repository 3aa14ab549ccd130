import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { RefundPage } from "@/components/returns/refund-page";
import { assertFound } from "@/lib/gateway/as-visitor";
import { parseId } from "@/lib/parse-id";

type Params = Promise<{ refundId: string }>;

export async function generateMetadata({ params }: { params: Params }): Promise<Metadata> {
  const t = await getTranslations("refunds");
  return { title: t("number", { refundId: parseId((await params).refundId) ?? 0 }) };
}

export default async function Page({ params }: { params: Params }) {
  const refundId = parseId((await params).refundId);
  if (refundId === null) notFound();
  await assertFound("order-refund/view", { refund_id: String(refundId) });
  return <RefundPage refundId={refundId} />;
}
