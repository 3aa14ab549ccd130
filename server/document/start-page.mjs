/** @typedef {{ createHTML(text: string): string, createScriptURL(url: string): string }} Policy of Trusted Types */

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
    const { trustedTypes } =
      /** @type {{ trustedTypes?: { createPolicy(name: string, rules: object): Policy } }} */ (window);
    const asIs = (/** @type {string} */ text) => text;
    const rules = { createHTML: asIs, createScriptURL: asIs };
    const policy = trustedTypes ? trustedTypes.createPolicy("madia", rules) : rules;
    const fonts = document.getElementById("fonts");
    if (fonts) document.head.insertAdjacentHTML("beforeend", policy.createHTML(fonts.textContent));
    for (const source of sources) {
      const src = policy.createScriptURL(source);
      document.head.append(Object.assign(document.createElement("script"), { src, fetchPriority: "low" }));
    }
  }

  addEventListener("click", keepPress, true);
  addEventListener(hydratedEvent, replay, { once: true });
  if (document.visibilityState === "hidden") load();
  else requestAnimationFrame(() => setTimeout(load));
}
