import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { AccountNotice } from "@/components/auth/account-notice";
import { paths } from "@/lib/paths";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("registration");
  return { title: t("alreadyTitle") };
}

export default async function AlreadyConfirmedPage() {
  const t = await getTranslations("registration");
  const links = [{ href: paths.login(), label: t("signIn") }];
  return <AccountNotice icon="check" title={t("alreadyTitle")} text={t("alreadyText")} links={links} />;
}
