"use client";

import { startTransition } from "react";
import { useRouter } from "next/navigation";
import { Button, LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { useMessages } from "@/components/ui/messages";
import { useRetryAfterOutage } from "@/components/ui/use-retry-after-outage";
import { localizePath } from "@/lib/i18n/locale-path";
import { paths } from "@/lib/paths/paths";
import { getPageLocale } from "@/lib/i18n/page-locale";
import failure from "@/messages/failure.json";

export function ErrorPage({ digest, onRetry }: { digest?: string; onRetry: () => void }) {
  const messages = useMessages();
  const router = useRouter();
  const locale = getPageLocale();
  const text = failure[locale];
  const href = localizePath(locale);
  const retry = () =>
    startTransition(() => {
      router.refresh();
      onRetry();
    });
  const isRetrying = useRetryAfterOutage(retry);
  return (
    <EmptyState
      heading="h1"
      icon="warning"
      title={text.title}
      actions={
        <>
          <Button onClick={retry}>{text.retry}</Button>
          <LinkButton variant="secondary" href={href(paths.departments())}>
            {messages.allDepartments}
          </LinkButton>
        </>
      }
    >
      <p role="alert">{text.text}</p>
      {isRetrying && <p>{text.retrying}</p>}
      {digest && <p>{text.code.replace("{code}", digest)}</p>}
    </EmptyState>
  );
}
