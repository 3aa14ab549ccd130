import { getTranslations } from "next-intl/server";
import { titleMetadata } from "@/app/[locale]/title-metadata";
import { AccountNotice } from "@/components/auth/account-notice";
import { ResendEmailPanel } from "@/components/auth/resend-email-panel";
import type { ConfirmationResult } from "@/lib/ebsn/registration";
import { resendEmail } from "../../../email-actions";

type Props = PageProps<"/[locale]/registration/confirm/[...result]">;

const UNAVAILABLE: ConfirmationResult = "unavailable";

const isUnavailable = async ({ params }: Props) => (await params).result.join("/") === UNAVAILABLE;

export const generateMetadata = titleMetadata<Props>(async (props) =>
  (await isUnavailable(props)) ? "registration.unavailableTitle" : "registration.errorTitle",
);

/** Any other confirmation result is an error (requirements/accounts#registration). */
export default async function NotConfirmedPage(props: Props) {
  const t = await getTranslations("registration");
  if (await isUnavailable(props))
    return <AccountNotice icon="warning" title={t("unavailableTitle")} text={t("unavailableText")} />;
  return (
    <AccountNotice icon="warning" title={t("errorTitle")} text={t("errorText")}>
      <ResendEmailPanel action={resendEmail} />
    </AccountNotice>
  );
}
