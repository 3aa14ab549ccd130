import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { AccountNotice } from "@/components/account/account-notice";
import { paths } from "@/lib/paths";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("registration");
  return { title: t("alreadyTitle") };
}

export default async function AlreadyConfirmedPage() {
  const t = await getTranslations("registration");
  const ways = [{ href: paths.login(), label: t("signIn") }];
  return <AccountNotice icon="check" title={t("alreadyTitle")} text={t("alreadyText")} ways={ways} />;
}
