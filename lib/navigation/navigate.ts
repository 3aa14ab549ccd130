import type { Navigate } from "./watch-links";

const loadDocument: Navigate = () => false;

let current = loadDocument;

/** Returns a cleanup function. */
export function setNavigate(navigate: Navigate): () => void {
  current = navigate;
  return () => {
    if (current === navigate) current = loadDocument;
  };
}

/** As if a link to it had been clicked. */
export function navigateTo(href: string): void {
  if (!current(href)) window.location.assign(href);
}
