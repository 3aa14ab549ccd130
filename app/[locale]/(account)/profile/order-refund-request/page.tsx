import { getMessages } from "next-intl/server";
import { titleMetadata } from "@/app/[locale]/title-metadata";
import { RefundOrderPicker } from "@/components/returns/refund-order-picker";
import { RefundRequest } from "@/components/returns/refund-request";
import { parseId } from "@/lib/params/parse-id";

export const dynamic = "force-dynamic";

export const generateMetadata = titleMetadata("refunds.request");

export default async function Page({ searchParams }: PageProps<"/[locale]/profile/order-refund-request">) {
  const { order_id: orderIdParam } = await searchParams;
  const orderId = parseId(orderIdParam);
  if (orderId === null) return <RefundOrderPicker />;
  const { forms } = await getMessages();
  const fileMessages = { ...forms.engine, errors: forms.error };
  return <RefundRequest key={orderId} orderId={orderId} fileMessages={fileMessages} />;
}
