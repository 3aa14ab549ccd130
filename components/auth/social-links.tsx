"use client";

import { useLocale, useTranslations } from "next-intl";
import useSWR from "swr";
import { LinkButton } from "@/components/ui/button";
import { fetchSettings } from "@/lib/api/fetch-settings";
import { withQuery } from "@/lib/paths";

const NAMES: Record<string, string> = { google: "Google", facebook: "Facebook" };

type Props = {
  /** Missing: they are read, as in the dialog. */
  providers?: string[];
  /** Where the log-in leads; missing: back to the page of the dialog. */
  target?: string;
};

/** Log-in through a third party, where the shop has set one. */
export function SocialLinks({ providers, target }: Props) {
  const t = useTranslations("login");
  const locale = useLocale();
  const { data } = useSWR(providers ? null : "settings", fetchSettings);
  const offered = providers ?? data?.socialProviders ?? [];
  return offered.map((provider) => (
    <LinkButton
      key={provider}
      loadsDocument
      variant="secondary"
      wide
      href={withQuery(`/api/social/${provider}`, {
        redirect: target ?? `${window.location.pathname}${window.location.search}`,
        locale,
      })}
    >
      {t("social", {
        provider: NAMES[provider] ?? t(provider === "identity" ? "identity.name" : "socialDemo"),
      })}
    </LinkButton>
  ));
}
