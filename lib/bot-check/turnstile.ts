import { loadScript } from "./load-script";

type Turnstile = {
  render: (
    container: HTMLElement,
    options: { sitekey: string; callback: (token: string) => void; "error-callback": () => void },
  ) => string;
  remove: (widget: string) => void;
};

export async function getToken(siteKey: string): Promise<string> {
  await loadScript("https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit");
  const { turnstile } = window as unknown as { turnstile?: Turnstile };
  if (!turnstile) return "";
  const container = document.createElement("div");
  document.body.append(container);
  try {
    return await new Promise<string>((resolve) => {
      turnstile.render(container, {
        sitekey: siteKey,
        callback: resolve,
        "error-callback": () => resolve(""),
      });
    });
  } finally {
    container.remove();
  }
}
