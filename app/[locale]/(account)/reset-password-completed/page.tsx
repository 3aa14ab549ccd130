import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { AccountNotice } from "@/components/auth/account-notice";
import { paths } from "@/lib/paths";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("passwordReset");
  return { title: t("completedTitle") };
}

export default async function PasswordCompletedPage() {
  const t = await getTranslations("passwordReset");
  const links = [{ href: paths.login(), label: t("backToLogin") }];
  return <AccountNotice icon="check" title={t("completedTitle")} text={t("completedText")} links={links} />;
}
