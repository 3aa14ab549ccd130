import { getLocale, getTranslations } from "next-intl/server";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { localPath } from "@/lib/i18n/local-path";
import { accountPaths } from "@/lib/account-paths";
import { paths } from "@/lib/paths";

/** What became of a change of the profile, and the way on. */
export async function ProfileUpdateResult({ done }: { done: boolean }) {
  const t = await getTranslations("profile.details");
  const href = localPath(await getLocale());
  return (
    <EmptyState
      icon={done ? "check" : "warning"}
      heading="h1"
      title={t(done ? "updated" : "notUpdated")}
      actions={
        <>
          <LinkButton href={href(done ? paths.profile() : accountPaths.profileUpdate())}>
            {t(done ? "toProfile" : "tryAgain")}
          </LinkButton>
          <LinkButton variant="secondary" href={href(done ? accountPaths.profileUpdate() : paths.profile())}>
            {t(done ? "backToDetails" : "toProfile")}
          </LinkButton>
        </>
      }
    >
      {t(done ? "updatedText" : "notUpdatedText")}
    </EmptyState>
  );
}
