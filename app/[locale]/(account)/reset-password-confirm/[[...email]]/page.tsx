import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { AccountNotice } from "@/components/auth/account-notice";
import { NewPasswordForm } from "@/components/auth/new-password-form";
import { NarrowPage } from "@/components/auth/narrow-page";
import { isResetTokenValid } from "@/lib/ebsn/registration";
import { accountPaths } from "@/lib/account-paths";
import { setPassword } from "./actions";

export const dynamic = "force-dynamic";

type Props = {
  params: Promise<{ email?: string[] }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("passwordReset");
  // The URL contains a token: do not leak it to other sites.
  return { title: t("newTitle"), referrer: "no-referrer" };
}

const singleValue = (value: string | string[] | undefined) => (typeof value === "string" ? value.trim() : "");

function decodeParam(part: string | undefined): string {
  try {
    return decodeURIComponent(part ?? "");
  } catch {
    return "";
  }
}

/** Link from the email: email in the path or query, token in the query (requirements/accounts#passwords). */
export default async function PasswordConfirmPage({ params, searchParams }: Props) {
  const [{ email: emailSegments }, query, t] = await Promise.all([
    params,
    searchParams,
    getTranslations("passwordReset"),
  ]);
  const email = decodeParam(emailSegments?.[0]) || singleValue(query.e_mail) || singleValue(query.email);
  const token = singleValue(query.token) || singleValue(query.reset_token);
  if ((await isResetTokenValid(email, token)) === false) {
    const links = [{ href: accountPaths.passwordRequest(), label: t("askAgain") }];
    return <AccountNotice icon="warning" title={t("overTitle")} text={t("overText")} links={links} />;
  }
  return (
    <NarrowPage>
      <h1>{t("newTitle")}</h1>
      <p>{t("newFor", { email })}</p>
      <NewPasswordForm email={email} token={token} action={setPassword} />
    </NarrowPage>
  );
}
