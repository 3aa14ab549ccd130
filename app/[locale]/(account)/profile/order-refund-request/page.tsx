import { getMessages } from "next-intl/server";
import { titleMetadata } from "@/app/[locale]/title-metadata";
import { RefundOrderPicker } from "@/components/returns/refund-order-picker";
import { PageMessages } from "@/components/forms/page-messages";
import { RefundRequest } from "@/components/returns/refund-request";
import { parseId } from "@/lib/params/parse-id";

export const dynamic = "force-dynamic";

export const generateMetadata = titleMetadata("refunds.request");

export default async function Page({ searchParams }: PageProps<"/[locale]/profile/order-refund-request">) {
  const { order_id: orderIdParam } = await searchParams;
  const orderId = parseId(orderIdParam);
  const { forms } = await getMessages();
  const fileMessages = { ...forms.engine, errors: forms.error };
  return (
    <PageMessages
      namespaces={[
        "cart.startShopping",
        "orders",
        "payment.orderMissing",
        "payment.orderMissingText",
        "payment.toOrders",
        "refunds",
      ]}
    >
      {orderId === null ? (
        <RefundOrderPicker />
      ) : (
        <RefundRequest key={orderId} orderId={orderId} fileMessages={fileMessages} />
      )}
    </PageMessages>
  );
}
