import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { InvoiceDataPage } from "@/components/profile/invoice-data-page";

export const dynamic = "force-dynamic";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("profile");
  return { title: t("invoice.title") };
}

type Query = Promise<Record<string, string | string[] | undefined>>;

export default async function Page({ searchParams }: { searchParams: Query }) {
  const { from } = await searchParams;
  return <InvoiceDataPage isFromCheckout={from === "checkout"} />;
}
