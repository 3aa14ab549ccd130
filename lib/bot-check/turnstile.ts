import { loadScript } from "./load-script";
import type { GetToken } from "./get-token";

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

export const getToken: GetToken = async (siteKey, { onChallenge, signal }) => {
  await loadScript("https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit");
  const { turnstile } = window as unknown as { turnstile?: Turnstile };
  if (!turnstile || signal.aborted) return "";
  const container = document.createElement("div");
  topLayer().append(container);
  try {
    return await new Promise<string>((resolve) => {
      const giveUp = () => resolve("");
      signal.addEventListener("abort", giveUp);
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
};
