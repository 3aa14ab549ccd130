/** @typedef {{ createScriptURL(url: string): string }} Policy */
/** @typedef {{ trustedTypes?: { createPolicy(name: string, rules: Policy): Policy } }} TrustedWindow */

/**
 * Runs in the browser from its own source text, so it can use nothing else. A background tab has no frames.
 * @param {string[]} sources
 * @param {string} hydratedEvent
 */
export function startPage(sources, hydratedEvent) {
  /** @type {Set<HTMLButtonElement>} */
  const pressed = new Set();

  /** React marks the elements it has hydrated, and drops clicks on others. */
  const isHydrated = (/** @type {Element} */ element) =>
    Object.keys(element).some((key) => key.startsWith("__reactProps"));

  function findButton(/** @type {Event} */ { target }) {
    const button = target instanceof Element ? target.closest("button") : null;
    const isNative = button?.hasAttribute("popovertarget") || (button?.form && button.type !== "button");
    return isNative ? null : button;
  }

  function clickOnceHydrated(/** @type {HTMLButtonElement} */ button, tries = 200) {
    if (isHydrated(button)) button.click();
    else if (tries && button.isConnected) setTimeout(clickOnceHydrated, 50, button, tries - 1);
  }

  function stop(/** @type {Event} */ event) {
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  function queueClick(/** @type {Event} */ event) {
    const button = findButton(event);
    if (!button) return;
    stop(event);
    pressed.add(button);
  }

  function replay() {
    removeEventListener("click", queueClick, true);
    // Parts that load later are hydrated later than the page.
    const late = new Set([...document.querySelectorAll("button")].filter((button) => !isHydrated(button)));
    addEventListener(
      "click",
      (event) => {
        const button = findButton(event);
        if (!button || !late.delete(button) || isHydrated(button)) return;
        stop(event);
        clickOnceHydrated(button);
      },
      true,
    );
    for (const button of pressed) clickOnceHydrated(button);
  }

  function load() {
    const { trustedTypes } = /** @type {TrustedWindow} */ (window);
    const rules = { createScriptURL: (/** @type {string} */ url) => url };
    const policy = trustedTypes?.createPolicy("madia", rules) ?? rules;
    const fonts = document.getElementById("fonts")?.textContent.replace(/<\/?style>/g, "");
    if (fonts) loadFonts(fonts);
    for (const source of sources)
      append("script", { src: policy.createScriptURL(source), fetchPriority: "low" });
  }

  /** Loads all fonts before their rules, as each font would cause a relayout of the page. */
  function loadFonts(/** @type {string} */ css) {
    const style = append("style", { textContent: css, media: "not all" });
    const faces = [...(style.sheet?.cssRules ?? [])].map((rule) => {
      const value = (/** @type {string} */ name) =>
        /** @type {CSSFontFaceRule} */ (rule).style.getPropertyValue(name) || undefined;
      return new FontFace(value("font-family") ?? "", value("src") ?? "", {
        display: "swap",
        style: value("font-style"),
        weight: value("font-weight"),
        unicodeRange: value("unicode-range"),
      });
    });
    // Subsets are left to the browser, which knows whether the page needs them.
    const whole = faces.filter(({ unicodeRange }) => unicodeRange === "U+0-10FFFF");
    void Promise.allSettled(whole.map((face) => face.load())).then(() => {
      for (const face of faces) document.fonts.add(face);
    });
  }

  const append = (/** @type {"script" | "style"} */ name, /** @type {object} */ properties) => {
    const element = Object.assign(document.createElement(name), properties);
    document.head.append(element);
    return /** @type {HTMLStyleElement} */ (element);
  };

  addEventListener("click", queueClick, true);
  addEventListener(hydratedEvent, replay, { once: true });
  if (document.visibilityState === "hidden") load();
  else requestAnimationFrame(() => setTimeout(load));
}
