import type { MessageKeys, Messages, NestedKeyOf } from "next-intl";
import { getLocale, getTranslations } from "next-intl/server";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import type { IconName } from "@/components/ui/icon-paths";
import { MISSING_PAGE_META } from "@/config/missing-page.mjs";
import { localizePath } from "@/lib/i18n/locale-path";
import { accountPaths } from "@/lib/paths/account-paths";
import { paths } from "@/lib/paths/paths";

type MessageKey = MessageKeys<Messages, NestedKeyOf<Messages>>;

type Texts = { icon: IconName; title: MessageKey; text: MessageKey; path: string; link: MessageKey };

export const MISSING = {
  order: {
    icon: "calendar",
    title: "payment.orderMissing",
    text: "payment.orderMissingText",
    path: accountPaths.orders(),
    link: "payment.toOrders",
  },
  list: {
    icon: "list",
    title: "lists.missing",
    text: "lists.missingText",
    path: paths.lists(),
    link: "lists.title",
  },
  refund: {
    icon: "truck",
    title: "refunds.missing",
    text: "refunds.missingText",
    path: accountPaths.refunds(),
    link: "refunds.toAll",
  },
  request: {
    icon: "info",
    title: "requests.missing",
    text: "requests.missingText",
    path: accountPaths.requests(),
    link: "requests.toAll",
  },
  address: {
    icon: "pin",
    title: "profile.addressMissing",
    text: "profile.addressMissingText",
    path: paths.addresses(),
    link: "profile.toAddresses",
  },
} as const satisfies Record<string, Texts>;

export type MissingKind = keyof typeof MISSING;

/** In the frame of the profile, which `notFound` would leave. */
export async function ProfileMissing({ kind }: { kind: MissingKind }) {
  const [t, locale] = await Promise.all([getTranslations(), getLocale()]);
  const { icon, title, text, path, link } = MISSING[kind];
  return (
    <>
      <meta {...MISSING_PAGE_META} />
      <EmptyState
        icon={icon}
        heading="h1"
        title={t(title)}
        actions={<LinkButton href={localizePath(locale)(path)}>{t(link)}</LinkButton>}
      >
        {t(text)}
      </EmptyState>
    </>
  );
}
