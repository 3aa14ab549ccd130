import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { AddressesPage } from "@/components/addresses/addresses-page";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("profile");
  return { title: t("addresses") };
}

export default function Page() {
  return <AddressesPage />;
}
