import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { InvoiceDataPage } from "@/components/account/invoice-data-page";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("profile");
  return { title: t("invoice.title") };
}

export default function Page() {
  return <InvoiceDataPage />;
}
