import { getLocale } from "next-intl/server";
import type { ReactNode } from "react";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import type { IconName } from "@/components/ui/icon-paths";
import { localizePath } from "@/lib/i18n/locale-path";

type NoticeLink = { href: string; label: string };

type Props = {
  icon: IconName;
  title: string;
  text: string;
  /** Without locale; the first is the primary action. */
  links?: NoticeLink[];
  children?: ReactNode;
};

export async function AccountNotice({ icon, title, text, links = [], children }: Props) {
  const href = localizePath(await getLocale());
  return (
    <>
      <EmptyState
        icon={icon}
        title={title}
        heading="h1"
        actions={links.map(({ href: path, label }, index) => (
          <LinkButton key={path} href={href(path)} variant={index === 0 ? "primary" : "secondary"}>
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
