import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { DeliveryPassPage } from "@/components/orders/delivery-pass-page";
import { assertFound } from "@/lib/gateway/as-visitor";
import { parseId } from "@/lib/parse-id";

type Params = Promise<{ orderId: string }>;

export async function generateMetadata({ params }: { params: Params }): Promise<Metadata> {
  const t = await getTranslations("orders.pass");
  return { title: t("title", { orderId: parseId((await params).orderId) ?? 0 }) };
}

export default async function Page({ params }: { params: Params }) {
  const orderId = parseId((await params).orderId);
  if (orderId === null) notFound();
  await assertFound("order/view", { order_id: String(orderId), show_replaced: "true" });
  return <DeliveryPassPage orderId={orderId} />;
}
