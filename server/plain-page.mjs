const STYLE = "margin:20vh auto 0;max-width:32rem;padding:0 1.5rem;font:1.125rem/1.5 system-ui";

/** @param {string} content HTML */
export const plainContent = (content) => `<div style="${STYLE}">${content}</div>`;

/**
 * A page without Next, styles or scripts.
 * @param {string} locale
 * @param {string} title
 * @param {string} body HTML
 */
export const plainPage = (locale, title, body) =>
  `<!DOCTYPE html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head><body>${body}</body></html>`;
