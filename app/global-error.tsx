"use client";

import { useEffect } from "react";
import { getPageLocale } from "@/lib/i18n/page-locale";
import { reloadForMissingChunk } from "@/lib/navigation/stale-build";
import failure from "@/messages/failure.json";

// The layout with its styles and messages may have failed, so this page has its own.
const body = {
  margin: "20vh auto 0",
  maxWidth: "32rem",
  padding: "0 1.5rem",
  font: "1.125rem/1.5 system-ui",
};

export default function GlobalError({
  error,
  reset,
}: {
  error: Error & { digest?: string };
  reset: () => void;
}) {
  useEffect(() => void reloadForMissingChunk(error), [error]);
  const locale = getPageLocale();
  const { title, text, retry, code } = failure[locale];
  return (
    <html lang={locale}>
      <body style={body}>
        <title>{title}</title>
        <h1>{title}</h1>
        <p role="alert">{text}</p>
        <button type="button" onClick={reset}>
          {retry}
        </button>
        {error.digest && <p>{code.replace("{code}", error.digest)}</p>}
      </body>
    </html>
  );
}
