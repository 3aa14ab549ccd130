import { getTranslations } from "next-intl/server";
import { cache } from "react";
import { titleMetadata } from "@/app/[locale]/title-metadata";
import { AccountNotice } from "@/components/auth/account-notice";
import { NewPasswordForm } from "@/components/auth/new-password-form";
import { NarrowPage } from "@/components/auth/narrow-page";
import { isResetTokenValid } from "@/lib/ebsn/registration";
import { accountPaths } from "@/lib/paths/account-paths";
import { decodeSegment } from "@/lib/params/decode-segment";
import { readLinkParam } from "@/lib/params/search-params";
import { setPassword } from "./actions";

export const dynamic = "force-dynamic";

type Props = PageProps<"/[locale]/reset-password-confirm/[[...email]]">;

/** Asked once for the title and the page. */
const isTokenRefused = cache(
  async (email: string, token: string) => (await isResetTokenValid(email, token)) === false,
);

/** Link from the email: email in the path or query, token in the query (requirements/accounts#passwords). */
async function readLink({ params, searchParams }: Props) {
  const [{ email: emailSegments }, query] = await Promise.all([params, searchParams]);
  const email =
    decodeSegment(emailSegments?.[0] ?? "") || readLinkParam(query.e_mail) || readLinkParam(query.email);
  const token = readLinkParam(query.token) || readLinkParam(query.reset_token);
  return { email, token, isRefused: await isTokenRefused(email, token) };
}

export const generateMetadata = titleMetadata(
  async (props: Props) =>
    (await readLink(props)).isRefused ? "passwordReset.overTitle" : "passwordReset.newTitle",
  // The URL contains a token: do not leak it to other sites.
  { referrer: "no-referrer" },
);

export default async function PasswordConfirmPage(props: Props) {
  const [{ email, token, isRefused }, t] = await Promise.all([
    readLink(props),
    getTranslations("passwordReset"),
  ]);
  if (isRefused) {
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
