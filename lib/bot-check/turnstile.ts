import { loadScript } from "./load-script";

type Turnstile = {
  render: (
    container: HTMLElement,
    options: {
      sitekey: string;
      callback: (token: string) => void;
      "error-callback": () => void;
      "timeout-callback": () => void;
      "before-interactive-callback": () => void;
    },
  ) => string;
  remove: (widget: string) => void;
};

/** What lies beneath an open dialog cannot be clicked. */
const topLayer = () => [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;

export async function getToken(siteKey: string, onChallenge: () => void): Promise<string> {
  await loadScript("https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit");
  const { turnstile } = window as unknown as { turnstile?: Turnstile };
  if (!turnstile) return "";
  const container = document.createElement("div");
  topLayer().append(container);
  try {
    return await new Promise<string>((resolve) => {
      const giveUp = () => resolve("");
      turnstile.render(container, {
        sitekey: siteKey,
        callback: resolve,
        "error-callback": giveUp,
        "timeout-callback": giveUp,
        "before-interactive-callback": onChallenge,
      });
    });
  } finally {
    container.remove();
  }
}
