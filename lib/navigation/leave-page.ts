import { onNavigation } from "./page-navigation";

/** Loads a document. Resolves only when this page is restored from the back-forward cache: a form stays busy until then. */
export function leavePage(href: string): Promise<void> {
  window.location.assign(href);
  return new Promise((resolve) => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      window.removeEventListener("pageshow", onPageShow);
      resolve();
    };
    window.addEventListener("pageshow", onPageShow);
  });
}

/** Resolves when another page is shown: a form stays busy until then. */
export function pushPage(router: { push: (href: string) => void }, href: string): Promise<void> {
  return new Promise((resolve) => {
    const stop = onNavigation(() => {
      stop();
      resolve();
    });
    router.push(href);
  });
}
