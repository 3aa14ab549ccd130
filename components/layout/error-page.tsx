"use client";

import { startTransition } from "react";
import { useRouter } from "next/navigation";
import { Button, LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { useWords } from "@/components/ui/words";
import { localPath } from "@/lib/i18n/local-path";
import { paths } from "@/lib/paths";
import { pageLocale } from "@/lib/cart/page-locale";

/** What one reads where a page could not be made, with a way to ask again. */
export function ErrorPage({ digest, onRetry }: { digest?: string; onRetry: () => void }) {
  const words = useWords();
  const router = useRouter();
  const href = localPath(pageLocale());
  return (
    <EmptyState
      heading="h1"
      icon="warning"
      title={words.errorTitle}
      actions={
        <>
          <Button
            onClick={() =>
              startTransition(() => {
                router.refresh();
                onRetry();
              })
            }
          >
            {words.retry}
          </Button>
          <LinkButton variant="secondary" href={href(paths.departments())}>
            {words.allDepartments}
          </LinkButton>
        </>
      }
    >
      <p role="alert">{words.errorText}</p>
      {digest && <p>{digest}</p>}
    </EmptyState>
  );
}
