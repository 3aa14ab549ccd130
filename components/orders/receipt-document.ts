import { themeColours } from "@/lib/brand/theme-colours";

/** For print, so independent of the colour scheme. */
const STYLE = `body { margin: 1.25rem; font: 0.9375rem/1.45 system-ui, sans-serif;
    color: ${themeColours.ink.light}; background: ${themeColours.surface.light}; }
  table { width: 100%; border-collapse: collapse; } td, th { padding: 0.2rem 0; text-align: left; vertical-align: top; }
  h2 { margin: 0; font-size: 1.25rem; } table + table { margin-top: 1.5rem; }
  tr > :not(:first-child) { padding-left: 0.625rem; text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; }
  th { padding-block: 0.6rem; border-top: 1px dashed; font-size: 1.0625rem; }
  thead tr > th { padding-block: 0.2rem; border: 0; font-size: 0.8125rem; white-space: normal; }`;

/** Sanitised by the gateway; the policy also blocks scripts, requests, forms and navigation. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'";

export const receiptDocument = (title: string, html: string): string =>
  `<!doctype html><html lang="it"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${POLICY}"><title>${title}</title><style>${STYLE}</style></head><body>${html}</body></html>`;
