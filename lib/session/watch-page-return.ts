import { mayHaveSession } from "./session-state";

const AWAY_MS = 600_000;

export function watchPageReturn(): () => void {
  let leftAt = 0;
  const onChange = () => {
    if (document.visibilityState === "hidden") leftAt = Date.now();
    else if (leftAt > 0 && Date.now() - leftAt >= AWAY_MS && mayHaveSession())
      import("../api/api-fetch")
        .then(({ apiFetch }) => apiFetch("auth/test", { params: { operation: "resume" } }))
        .catch(() => undefined);
  };
  document.addEventListener("visibilitychange", onChange);
  return () => document.removeEventListener("visibilitychange", onChange);
}
