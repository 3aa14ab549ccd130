import { isFileMissing } from "../api/is-file-missing";
import { canReload } from "./page-in-use";
import { reloadOnce } from "./missing-chunk";

let check = Promise.resolve(false);

/** Whether the last script that did not load is of a build that the shop, which answers, no longer has. */
export const isBuildGone = (): Promise<boolean> => check;

function fileOf(target: EventTarget | null): string | null {
  const file =
    target instanceof HTMLScriptElement ? target.src : target instanceof HTMLLinkElement ? target.href : "";
  return file.includes("/_next/static/") ? file : null;
}

/**
 * After a new build a page cannot load what it has not loaded yet, whatever is pressed: it is reloaded once, or says so
 * where a reload would cost what was typed.
 */
export function watchGoneBuild(offerReload: () => void, reload?: () => void): () => void {
  const onError = ({ target }: Event) => {
    const file = fileOf(target);
    if (!file) return;
    check = isFileMissing(file);
    void check.then((isGone) => {
      if (isGone && !(canReload() && reloadOnce(reload))) offerReload();
    });
  };
  // An error of a script does not bubble.
  window.addEventListener("error", onError, true);
  return () => window.removeEventListener("error", onError, true);
}
