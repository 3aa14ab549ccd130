import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { PaymentDuePage } from "@/components/orders/payment-due-page";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("paymentDue");
  return { title: t("title") };
}

export default function Page() {
  return <PaymentDuePage />;
}
