import { clientTarget, isFragment } from "./client-target";

/** false: the browser loads the page. */
export type Navigate = (href: string, link?: HTMLAnchorElement) => boolean;

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** A key clicks without counting. */
const isPointer = ({ detail }: MouseEvent) => detail > 0;

const pathOf = ({ pathname, search, hash }: URL) => `${pathname}${search}${hash}`;

export function linkOf(event: Event): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
  return link instanceof HTMLAnchorElement ? link : null;
}

/** Fragment navigation creates a history entry without state, which the router needs to return to it. */
function preserveHistoryState(): void {
  const { state } = window.history as { state: unknown };
  const keep = () => {
    if (window.history.state === null) window.history.replaceState(state, "");
  };
  window.addEventListener("hashchange", keep, { once: true });
}

/** Null: the browser submits it. */
function formTarget(form: HTMLFormElement, submitter: HTMLElement | null): URL | null {
  if (form.method !== "get" || form.target || submitter?.hasAttribute("formmethod")) return null;
  const link = document.createElement("a");
  link.href = form.action;
  const url = clientTarget(link, window.location);
  if (!url) return null;
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form, submitter))
    if (typeof value === "string") query.append(name, value);
  url.search = query.toString();
  return url;
}

/** Clicks on links and forms with `method="get"`, after all other handlers. */
export function watchLinks(navigate: Navigate): () => void {
  const onClick = (event: MouseEvent) => {
    const link = linkOf(event);
    if (!link || event.defaultPrevented || !isPlain(event)) return;
    const url = clientTarget(link, window.location);
    if (!url) return;
    if (isFragment(url, window.location)) return preserveHistoryState();
    if (!navigate(pathOf(url), link)) return;
    event.preventDefault();
    // Removing the page with the focus in it would first compute the styles of all its links anew.
    if (isPointer(event)) link.blur();
  };
  const onSubmit = (event: SubmitEvent) => {
    if (event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return;
    const url = formTarget(event.target, event.submitter);
    if (!url) return;
    if (navigate(pathOf(url))) event.preventDefault();
  };
  document.addEventListener("click", onClick);
  document.addEventListener("submit", onSubmit);
  return () => {
    document.removeEventListener("click", onClick);
    document.removeEventListener("submit", onSubmit);
  };
}
