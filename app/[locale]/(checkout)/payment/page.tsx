import { titleMetadata } from "@/app/[locale]/title-metadata";
import { PaymentPage } from "@/components/checkout/payment-page";
import { PageMessages } from "@/components/forms/page-messages";
import { parseId } from "@/lib/params/parse-id";

export const dynamic = "force-dynamic";

export const generateMetadata = titleMetadata("payment.title");

export default async function Page({ searchParams }: PageProps<"/[locale]/payment">) {
  const { orderId } = await searchParams;
  return (
    <PageMessages
      namespaces={[
        "checkout.savedCards",
        "delivery.lockedWhilePaying",
        "orderTools.toPay",
        "payment",
        "paymentTypes",
      ]}
    >
      <PaymentPage orderId={parseId(orderId)} />
    </PageMessages>
  );
}
