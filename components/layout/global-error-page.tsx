"use client";

import { useRetryAfterOutage } from "@/components/ui/use-retry-after-outage";
import { getPageLocale } from "@/lib/i18n/page-locale";
import failure from "@/messages/failure.json";

// The layout with its styles and messages may have failed, so this page has its own.
const style = {
  margin: "20vh auto 0",
  maxWidth: "32rem",
  padding: "0 1.5rem",
  font: "1.125rem/1.5 system-ui",
};

const reloadPage = () => window.location.reload();

type Props = { digest: string | undefined; onRetry: () => void };

export function GlobalErrorPage({ digest, onRetry }: Props) {
  const isRetrying = useRetryAfterOutage(reloadPage);
  const { title, text, retry, retrying, code } = failure[getPageLocale()];
  return (
    <main style={style}>
      <title>{title}</title>
      <h1>{title}</h1>
      <p role="alert">{text}</p>
      {isRetrying && <p>{retrying}</p>}
      <button type="button" onClick={onRetry}>
        {retry}
      </button>
      {digest && <p>{code.replace("{code}", digest)}</p>}
    </main>
  );
}
