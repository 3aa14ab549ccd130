import { getLocale } from "next-intl/server";
import type { ReactNode } from "react";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import type { IconName } from "@/components/ui/icon-paths";
import { localPath } from "@/lib/i18n/local-path";

type Way = { href: string; label: string };

type Props = {
  icon: IconName;
  title: string;
  text: string;
  /** Paths without locale; the first is the one most will take. */
  ways?: Way[];
  children?: ReactNode;
};

/** A page that says what has happened and where to go on. */
export async function AccountNotice({ icon, title, text, ways = [], children }: Props) {
  const to = localPath(await getLocale());
  return (
    <>
      <EmptyState
        icon={icon}
        title={title}
        heading="h1"
        actions={ways.map(({ href, label }, at) => (
          <LinkButton key={href} href={to(href)} variant={at === 0 ? "primary" : "secondary"}>
            {label}
          </LinkButton>
        ))}
      >
        <p>{text}</p>
      </EmptyState>
      {children}
    </>
  );
}
