"use client";

import { pageLocale } from "@/lib/cart/page-locale";
import failure from "@/messages/failure.json";

// The layout with its styles and words may be what failed: this page brings its own, and every page loads it.
const body = {
  margin: "20vh auto 0",
  maxWidth: "32rem",
  padding: "0 1.5rem",
  font: "1.125rem/1.5 system-ui",
};

/** What one reads when not even the frame of the shop could be made. */
export default function FrameFailed({ reset }: { reset: () => void }) {
  const locale = pageLocale();
  const { title, text, retry } = failure[locale];
  return (
    <html lang={locale}>
      <body style={body}>
        <title>{title}</title>
        <h1>{title}</h1>
        <p role="alert">{text}</p>
        <button type="button" onClick={reset}>
          {retry}
        </button>
      </body>
    </html>
  );
}
