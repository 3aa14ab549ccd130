import { titleMetadata } from "@/app/[locale]/title-metadata";
import { PaymentDuePage } from "@/components/orders/payment-due-page";
import { PageMessages } from "@/components/forms/page-messages";

export const generateMetadata = titleMetadata("paymentDue.title");

export default function Page() {
  return (
    <PageMessages namespaces={["paymentDue", "paymentTypes"]}>
      <PaymentDuePage />
    </PageMessages>
  );
}
