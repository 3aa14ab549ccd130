const TWO_YEARS = 63_072_000;
// Scripts, styles and pictures are no documents: half a kilobyte each is saved.
const DOCUMENTS = "/((?!_next/static/|photo/|photo2/).*)";

/** Headers of every answer, files of the build included. */
export function everywhere({ https }) {
  const headers = [{ key: "X-Content-Type-Options", value: "nosniff" }];
  if (https)
    headers.push({ key: "Strict-Transport-Security", value: `max-age=${TWO_YEARS}; includeSubDomains` });
  return headers;
}

/** Headers of every answer, and those of documents; why the script policy is as it is says docs/decisions/content-security-policy.md. */
export function headerRules({ development, https, maps = false }) {
  const policy = [
    "default-src 'self'",
    `script-src 'self' 'unsafe-inline'${development ? " 'unsafe-eval'" : ""}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "font-src 'self'",
    `connect-src 'self'${development ? " ws:" : ""}`,
    `frame-src https://www.youtube-nocookie.com${maps ? " https://www.google.com" : ""}`,
    "media-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
  const documents = [
    { key: "Content-Security-Policy", value: policy },
    { key: "X-Frame-Options", value: "DENY" },
    { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
    { key: "Permissions-Policy", value: "camera=(), microphone=(), geolocation=(self), payment=(self)" },
    { key: "Cross-Origin-Opener-Policy", value: "same-origin" },
  ];
  return [
    { source: "/:path*", headers: everywhere({ https }) },
    { source: DOCUMENTS, headers: documents },
  ];
}
