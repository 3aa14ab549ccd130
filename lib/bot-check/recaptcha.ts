import { loadScript } from "./load-script";
import type { GetToken } from "./get-token";

type Recaptcha = {
  ready: (run: () => void) => void;
  execute: (siteKey: string, options: { action: string }) => Promise<string>;
};

const recaptchaOf = (scope: unknown) =>
  (scope as { grecaptcha?: { enterprise?: Recaptcha } }).grecaptcha?.enterprise;

export const getToken: GetToken = async (siteKey, { signal }) => {
  await loadScript(`https://www.google.com/recaptcha/enterprise.js?render=${encodeURIComponent(siteKey)}`);
  const recaptcha = recaptchaOf(window);
  if (!recaptcha || signal.aborted) return "";
  await new Promise<void>((resolve) => recaptcha.ready(resolve));
  return recaptcha.execute(siteKey, { action: "submit" });
};
