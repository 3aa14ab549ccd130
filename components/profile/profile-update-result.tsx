import { getLocale, getTranslations } from "next-intl/server";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { localizePath } from "@/lib/i18n/locale-path";
import { accountPaths } from "@/lib/paths/account-paths";
import { paths } from "@/lib/paths/paths";

export async function ProfileUpdateResult({ done, isEmail = false }: { done: boolean; isEmail?: boolean }) {
  const t = await getTranslations("profile.details");
  const href = localizePath(await getLocale());
  const failure = isEmail
    ? ({ title: "emailOverTitle", text: "emailOverText", again: "askAgain" } as const)
    : ({ title: "notUpdated", text: "notUpdatedText", again: "tryAgain" } as const);
  return (
    <EmptyState
      icon={done ? "check" : "warning"}
      heading="h1"
      title={t(done ? "updated" : failure.title)}
      actions={
        <>
          <LinkButton href={href(done ? paths.profile() : accountPaths.profileUpdate())}>
            {t(done ? "toProfile" : failure.again)}
          </LinkButton>
          <LinkButton variant="secondary" href={href(done ? accountPaths.profileUpdate() : paths.profile())}>
            {t(done ? "backToDetails" : "toProfile")}
          </LinkButton>
        </>
      }
    >
      {t(done ? "updatedText" : failure.text)}
    </EmptyState>
  );
}
