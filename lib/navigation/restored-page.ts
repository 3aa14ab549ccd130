import { GUARDED_PATHS } from "../session/guarded-paths";
import { hasSignedInHint } from "../session/session-hint";

/** After the log-out, a page restored from the back-forward cache redirects to the login. */
export function watchRestoredPages(): () => void {
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted && GUARDED_PATHS.test(window.location.pathname) && !hasSignedInHint())
      window.location.reload();
  };
  window.addEventListener("pageshow", onPageShow);
  return () => window.removeEventListener("pageshow", onPageShow);
}
