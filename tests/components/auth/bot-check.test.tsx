import { createHash } from "node:crypto";
import { TextEncoder } from "node:util";
import { withBotCheck } from "@/lib/bot-check/with-bot-check";
import { leadingZeros } from "@/lib/rules/proof-of-work";
import { signIn } from "@/lib/session/sign-in";
import { makeCart } from "@/tests/fixtures/cart";
import { stubGateway } from "@/tests/support/gateway-stub";

let botCheck = "none";
jest.mock("@/lib/api/fetch-settings", () => ({ fetchSettings: () => Promise.resolve({ botCheck }) }));

const request = { body: { login: "nora" }, params: { show_sectors: true } };

/** Scripts of a provider arrive as soon as they are asked for. */
function answerScripts(isThere = true): string[] {
  const loadedScripts: string[] = [];
  jest.spyOn(document.head, "append").mockImplementation((script) => {
    const element = script as HTMLScriptElement;
    loadedScripts.push(element.src);
    setTimeout(() => element.dispatchEvent(new Event(isThere ? "load" : "error")));
  });
  return loadedScripts;
}

afterEach(() => Object.assign(window, { grecaptcha: undefined, turnstile: undefined }));

it("is off by default", async () => {
  botCheck = "none";
  await expect(withBotCheck(request)).resolves.toBe(request);
});

it("solves the shop's own challenge", async () => {
  botCheck = "proof-of-work";
  const subtle = {
    digest: async (_name: string, data: Uint8Array) => createHash("sha256").update(data).digest(),
  };
  Object.assign(globalThis, { TextEncoder });
  Object.defineProperty(globalThis.crypto, "subtle", { configurable: true, value: subtle });
  stubGateway({ "bot-check/challenge": { data: { challenge: "salt.1.sign", difficulty: 6 } } });
  const { params } = await withBotCheck(request);
  const token = String(params?.token_recaptcha);
  expect(token).toMatch(/^salt\.1\.sign/);
  expect(leadingZeros(createHash("sha256").update(token).digest())).toBeGreaterThanOrEqual(6);
  expect(params?.show_sectors).toBe(true);
});

it("asks reCAPTCHA with its key", async () => {
  botCheck = "recaptcha:site-key";
  const loadedScripts = answerScripts();
  const execute = jest.fn(async () => "from-recaptcha");
  Object.assign(window, { grecaptcha: { enterprise: { ready: (run: () => void) => run(), execute } } });
  expect((await withBotCheck(request)).params).toMatchObject({ token_recaptcha: "from-recaptcha" });
  expect(loadedScripts).toEqual(["https://www.google.com/recaptcha/enterprise.js?render=site-key"]);
  expect(execute).toHaveBeenCalledWith("site-key", { action: "submit" });
});

it("asks Turnstile with its key, and leaves nothing behind", async () => {
  botCheck = "turnstile:site-key";
  answerScripts();
  const render = (_: HTMLElement, options: { sitekey: string; callback: (token: string) => void }) => {
    expect(options.sitekey).toBe("site-key");
    options.callback("from-turnstile");
  };
  Object.assign(window, { turnstile: { render } });
  expect((await withBotCheck(request)).params).toMatchObject({ token_recaptcha: "from-turnstile" });
  expect(document.body).toBeEmptyDOMElement();
});

describe("a challenge", () => {
  type Options = { callback: (token: string) => void; "before-interactive-callback": () => void };
  const rendered: { container: HTMLElement; options: Options }[] = [];

  beforeEach(() => {
    rendered.length = 0;
    botCheck = "turnstile:site-key";
    answerScripts();
    const render = (container: HTMLElement, options: Options) => rendered.push({ container, options });
    Object.assign(window, { turnstile: { render } });
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
    document.body.replaceChildren();
  });

  it("that never ends does not hold the form: the shop decides", async () => {
    const sent = withBotCheck(request);
    await jest.advanceTimersByTimeAsync(20_000);
    await expect(sent).resolves.toBe(request);
    expect(rendered).toHaveLength(1);
    expect(document.body).toBeEmptyDOMElement();
  });

  it("is not rendered by a script that comes when the form was sent without it", async () => {
    jest.mocked(document.head.append).mockImplementation((script) => {
      setTimeout(() => (script as HTMLScriptElement).dispatchEvent(new Event("load")), 30_000);
    });
    await jest.isolateModulesAsync(async () => {
      const fresh = await import("@/lib/bot-check/with-bot-check");
      const sent = fresh.withBotCheck(request);
      await jest.advanceTimersByTimeAsync(15_000);
      await expect(sent).resolves.toBe(request);
      await jest.advanceTimersByTimeAsync(60_000);
    });
    expect(rendered).toEqual([]);
  });

  it("lies in the open dialog and gives a person time", async () => {
    const dialog = document.createElement("dialog");
    dialog.open = true;
    document.body.append(dialog);
    const sent = withBotCheck(request);
    await jest.advanceTimersByTimeAsync(100);
    const { container, options } = rendered[0]!;
    expect(dialog).toContainElement(container);
    options["before-interactive-callback"]();
    await jest.advanceTimersByTimeAsync(60_000);
    options.callback("solved");
    expect((await sent).params).toMatchObject({ token_recaptcha: "solved" });
    expect(dialog).toBeEmptyDOMElement();
  });
});

it("without the provider's answer the form is sent without a token", async () => {
  botCheck = "recaptcha:another-key";
  answerScripts(false);
  await expect(withBotCheck(request)).resolves.toBe(request);
});

it("goes with a log-in, never beside a pin", async () => {
  botCheck = "recaptcha:site-key";
  Object.assign(window, {
    grecaptcha: { enterprise: { ready: (run: () => void) => run(), execute: async () => "token" } },
  });
  answerScripts();
  const gateway = stubGateway({
    "auth/login": { data: { user: makeCart().user } },
    "cart/view": { data: makeCart() },
  });
  await signIn({ login: "nora", password: "x", remember: true });
  await signIn({ login: "nora", password: "x", remember: true, pin: "123456" });
  const tokens = gateway.requestsTo("auth/login").map(({ params }) => params.get("token_recaptcha"));
  expect(tokens).toEqual(["token", null]);
});
