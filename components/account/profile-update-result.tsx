import { getLocale, getTranslations } from "next-intl/server";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { localPath } from "@/lib/i18n/local-path";
import { accountPaths } from "@/lib/account-paths";
import { paths } from "@/lib/paths";

/** What became of a change of the profile, and the way on. `isEmail`: it was another e-mail, not confirmed in time. */
export async function ProfileUpdateResult({ done, isEmail = false }: { done: boolean; isEmail?: boolean }) {
  const t = await getTranslations("profile.details");
  const href = localPath(await getLocale());
  const notUpdated = isEmail
    ? ({ title: "emailOverTitle", text: "emailOverText", again: "askAgain" } as const)
    : ({ title: "notUpdated", text: "notUpdatedText", again: "tryAgain" } as const);
  return (
    <EmptyState
      icon={done ? "check" : "warning"}
      heading="h1"
      title={t(done ? "updated" : notUpdated.title)}
      actions={
        <>
          <LinkButton href={href(done ? paths.profile() : accountPaths.profileUpdate())}>
            {t(done ? "toProfile" : notUpdated.again)}
          </LinkButton>
          <LinkButton variant="secondary" href={href(done ? accountPaths.profileUpdate() : paths.profile())}>
            {t(done ? "backToDetails" : "toProfile")}
          </LinkButton>
        </>
      }
    >
      {t(done ? "updatedText" : notUpdated.text)}
    </EmptyState>
  );
}
