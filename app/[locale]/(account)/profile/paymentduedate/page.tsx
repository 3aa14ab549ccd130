import { titleMetadata } from "@/app/[locale]/title-metadata";
import { PaymentDuePage } from "@/components/orders/payment-due-page";
import { ProfileMessages } from "@/components/profile/profile-messages";

export const generateMetadata = titleMetadata("paymentDue.title");

export default function Page() {
  return (
    <ProfileMessages namespaces={["paymentDue", "paymentTypes"]}>
      <PaymentDuePage />
    </ProfileMessages>
  );
}
