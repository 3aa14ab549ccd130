const MB = 1024 * 1024;
const DEFAULT_MB = 96;

/** @param {Record<string, string | undefined>} env */
export function readMaxBytes({ CACHE_RESPONSES_MB: text }) {
  const number = Number(text);
  return (text?.trim() && Number.isFinite(number) && number >= 0 ? number : DEFAULT_MB) * MB;
}
