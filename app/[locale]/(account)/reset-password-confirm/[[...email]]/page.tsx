import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { AccountNotice } from "@/components/account/account-notice";
import { PasswordNewForm } from "@/components/account/password-new-form";
import styles from "@/components/account/registration.module.css";
import { isResetTokenGood } from "@/lib/ebsn/registration";
import { accountPaths } from "@/lib/account-paths";
import { setPassword } from "./actions";

// Below the locale a page is taken as static; one that reads its query is not.
export const dynamic = "force-dynamic";

type Props = {
  params: Promise<{ email?: string[] }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("passwordReset");
  // The token in this address is nobody else's.
  return { title: t("newTitle"), referrer: "no-referrer" };
}

const one = (value: string | string[] | undefined) => (typeof value === "string" ? value.trim() : "");

function decoded(part: string | undefined): string {
  try {
    return decodeURIComponent(part ?? "");
  } catch {
    return "";
  }
}

/** The address in the mail: the e-mail in the path or the query, the token in the query (spec 3 §2). */
export default async function PasswordConfirmPage({ params, searchParams }: Props) {
  const [{ email: inPath }, query, t] = await Promise.all([
    params,
    searchParams,
    getTranslations("passwordReset"),
  ]);
  const email = decoded(inPath?.[0]) || one(query.e_mail) || one(query.email);
  const token = one(query.token) || one(query.reset_token);
  if ((await isResetTokenGood(email, token)) === false) {
    const ways = [{ href: accountPaths.passwordRequest(), label: t("askAgain") }];
    return <AccountNotice icon="warning" title={t("overTitle")} text={t("overText")} ways={ways} />;
  }
  return (
    <div className={styles.narrow}>
      <h1>{t("newTitle")}</h1>
      <p>{t("newFor", { email })}</p>
      <PasswordNewForm email={email} token={token} action={setPassword} />
    </div>
  );
}
