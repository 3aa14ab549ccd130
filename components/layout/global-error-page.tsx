"use client";

import { getPageLocale } from "@/lib/i18n/page-locale";
import failure from "@/messages/failure.json";

type Props = { digest: string | undefined; onRetry: () => void };

export function GlobalErrorPage({ digest, onRetry }: Props) {
  const { title, text, retry, code } = failure[getPageLocale()];
  return (
    <>
      <title>{title}</title>
      <h1>{title}</h1>
      <p role="alert">{text}</p>
      <button type="button" onClick={onRetry}>
        {retry}
      </button>
      {digest && <p>{code.replace("{code}", digest)}</p>}
    </>
  );
}
