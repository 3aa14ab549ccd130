/** @typedef {{ createScriptURL(url: string): string }} Policy */
/** @typedef {{ trustedTypes?: { createPolicy(name: string, rules: Policy): Policy } }} TrustedWindow */

/**
 * Runs in the browser, at the end of the body, from its own source text: it can use nothing outside itself. A page in a
 * background tab has no frames. Submit buttons and those of popovers work without scripts.
 * @param {string[]} sources
 * @param {string} hydratedEvent
 */
export function startPage(sources, hydratedEvent) {
  /** @type {Set<HTMLButtonElement>} */
  const pressed = new Set();

  function keepPress(/** @type {Event} */ event) {
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    if (!button || button.hasAttribute("popovertarget") || (button.form && button.type !== "button")) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed.add(button);
  }

  function replay() {
    removeEventListener("click", keepPress, true);
    for (const button of pressed) if (button.isConnected) button.click();
  }

  function load() {
    const { trustedTypes } = /** @type {TrustedWindow} */ (window);
    const rules = { createScriptURL: (/** @type {string} */ url) => url };
    const policy = trustedTypes?.createPolicy("madia", rules) ?? rules;
    const fonts = document.getElementById("fonts")?.textContent.replace(/<\/?style>/g, "");
    if (fonts) append("style", { textContent: fonts });
    for (const source of sources)
      append("script", { src: policy.createScriptURL(source), fetchPriority: "low" });
  }

  const append = (/** @type {string} */ name, /** @type {object} */ properties) =>
    document.head.append(Object.assign(document.createElement(name), properties));

  addEventListener("click", keepPress, true);
  addEventListener(hydratedEvent, replay, { once: true });
  if (document.visibilityState === "hidden") load();
  else requestAnimationFrame(() => setTimeout(load));
}
