/** @typedef {{ createScriptURL(url: string): string }} Policy */
/** @typedef {{ trustedTypes?: { createPolicy(name: string, rules: Policy): Policy } }} TrustedWindow */

/**
 * Runs in the browser from its own source text, so it can use nothing else. A background tab has no frames.
 * @param {string[]} sources
 */
export function startPage(sources) {
  // Weak: the listener stays, and the first page's elements go with the next page.
  /** @type {WeakSet<Element>} */
  const waiting = new WeakSet(document.querySelectorAll("button[type=button]:not([popovertarget])"));
  const pressed = new WeakSet();

  /** React marks what it has hydrated, and drops clicks on anything else. */
  const isHydrated = (/** @type {Element} */ element) =>
    Object.keys(element).some((key) => key.startsWith("__reactProps"));

  /** For half a minute; a button of a part whose script was lost is never hydrated. */
  function clickOnceHydrated(/** @type {HTMLButtonElement} */ button, tries = 600) {
    if (!button.isConnected) return;
    if (isHydrated(button)) button.click();
    else if (tries > 0) setTimeout(clickOnceHydrated, 50, button, tries - 1);
    else pressed.delete(button);
  }

  function keepClick(/** @type {Event} */ event) {
    const button = event.target instanceof Element && event.target.closest("button");
    if (!button || !waiting.has(button) || isHydrated(button)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!pressed.has(button)) clickOnceHydrated(button);
    pressed.add(button);
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

  addEventListener("click", keepClick, true);
  if (document.visibilityState === "hidden") load();
  else requestAnimationFrame(() => setTimeout(load));
}
