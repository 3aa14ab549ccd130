import { fileExtension } from "../../lib/rules/forms/form-files";

const JPEG = /^\xff\xd8\xff/;

const SIGNATURES: Record<string, RegExp> = {
  pdf: /^%PDF/,
  png: /^\x89PNG/,
  jpg: JPEG,
  jpeg: JPEG,
  webp: /^RIFF[^]{4}WEBP/,
};

/** Whether the file begins as its extension says; those without a known signature are let through. */
export function matchesSignature({ name, content }: { name: string; content: string }): boolean {
  const signature = SIGNATURES[fileExtension(name)];
  return !signature || signature.test(Buffer.from(content.slice(0, 16), "base64").toString("latin1"));
}
