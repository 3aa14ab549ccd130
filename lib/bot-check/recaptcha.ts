import { loadScript } from "./load-script";

type Recaptcha = {
  ready: (run: () => void) => void;
  execute: (siteKey: string, options: { action: string }) => Promise<string>;
};

const recaptchaOf = (scope: unknown) =>
  (scope as { grecaptcha?: { enterprise?: Recaptcha } }).grecaptcha?.enterprise;

export async function getToken(siteKey: string): Promise<string> {
  await loadScript(`https://www.google.com/recaptcha/enterprise.js?render=${encodeURIComponent(siteKey)}`);
  const recaptcha = recaptchaOf(window);
  if (!recaptcha) return "";
  await new Promise<void>((resolve) => recaptcha.ready(resolve));
  return recaptcha.execute(siteKey, { action: "submit" });
}
