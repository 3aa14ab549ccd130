import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ContactsPage } from "@/components/profile/contacts-page";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("profile");
  return { title: t("contact.title") };
}

export default function Page() {
  return <ContactsPage />;
}
