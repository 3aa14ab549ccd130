"use client";

import { useLocale, useTranslations } from "next-intl";
import { useSWR } from "@/lib/state/use-swr";
import { LinkButton } from "@/components/ui/button";
import { fetchSettings } from "@/lib/api/fetch-settings";
import { withQuery } from "@/lib/paths/paths";
import { clearStoredCustomer } from "@/lib/session/clear-customer";

const NAMES: Record<string, string> = { google: "Google", facebook: "Facebook" };

type Props = {
  providers?: string[];
  target?: string;
};

export function SocialLinks({ providers, target }: Props) {
  const t = useTranslations("login");
  const locale = useLocale();
  const { data } = useSWR(providers ? null : "settings", fetchSettings);
  const offered = providers ?? data?.socialProviders ?? [];
  return offered.map((provider) => (
    <LinkButton
      key={provider}
      reloadDocument
      variant="secondary"
      wide
      // Whoever comes back from the provider may be somebody else.
      onClick={() => clearStoredCustomer()}
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
