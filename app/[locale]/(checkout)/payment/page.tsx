import { titleMetadata } from "@/app/[locale]/title-metadata";
import { PaymentPage } from "@/components/checkout/payment-page";
import { parseId } from "@/lib/params/parse-id";

export const dynamic = "force-dynamic";

export const generateMetadata = titleMetadata("payment.title");

export default async function Page({ searchParams }: PageProps<"/[locale]/payment">) {
  const { orderId } = await searchParams;
  return <PaymentPage orderId={parseId(orderId)} />;
}
