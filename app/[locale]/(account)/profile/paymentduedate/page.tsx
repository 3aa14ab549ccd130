import { titleMetadata } from "@/app/[locale]/title-metadata";
import { PaymentDuePage } from "@/components/orders/payment-due-page";

export const generateMetadata = titleMetadata("paymentDue.title");

export default function Page() {
  return <PaymentDuePage />;
}
