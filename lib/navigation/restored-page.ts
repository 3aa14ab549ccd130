import { GUARDED_PATHS } from "../session/guarded-paths";
import { hasSignedInHint } from "../session/session-hint";

/** A customer's page that the browser brings back as it was, after the log-out, asks to log in instead. */
export function guardRestoredPages(): () => void {
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted && GUARDED_PATHS.test(window.location.pathname) && !hasSignedInHint())
      window.location.reload();
  };
  window.addEventListener("pageshow", onPageShow);
  return () => window.removeEventListener("pageshow", onPageShow);
}
