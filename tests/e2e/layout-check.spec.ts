import { violations } from "@/tests/support/e2e-axe";
import { findLayoutViolations, findPageViolations } from "@/tests/support/e2e-layout";
import { expect, test } from "./fixtures";

const BUTTON = "min-height: 44px; min-width: 44px";
const BAR = "position: fixed; inset: auto 0 0; height: 60px; background: white";
const FILLER = `<p style="height: 1200px">Pane</p>`;

const BROKEN: Record<string, [html: string, violation: RegExp]> = {
  "text over text": [
    `<p>Mele Golden</p><p style="margin-top: -1.6em">Pere Abate</p>`,
    /over each other: .*Mele Golden/,
  ],
  "text over a control": [
    `<div style="position: relative"><button style="${BUTTON}">Aggiungi</button><span style="position: absolute; left: 10px; top: 14px">2,50 €</span></div>`,
    /over each other: .*(Aggiungi|2,50)/,
  ],
  "control over control": [
    `<button style="${BUTTON}; width: 90px">Meno</button><button style="${BUTTON}; margin-left: -30px">Più</button>`,
    /over each other: .*Meno.* and .*Più/,
  ],
  "a column narrower than ten characters": [
    `<p style="width: 3em">Pomodori datterini in vaschetta da mezzo chilo</p>`,
    /column of \d characters/,
  ],
  "a word broken in two": [
    `<h2 style="width: 11ch; overflow-wrap: anywhere; font-size: 2rem">Elettrodomestici e casalinghi</h2>`,
    /broken word: Elettrodomestici/,
  ],
  "text cut off": [
    `<p style="width: 200px; height: 1.3em; line-height: 1.3; overflow: hidden">Prosciutto crudo di Parma stagionato ventiquattro mesi</p>`,
    /cut off: p "Prosciutto/,
  ],
  "a control cut off": [
    `<div style="width: 60px; overflow: hidden"><button style="${BUTTON}; width: 100px">Paga</button></div>`,
    /cut off: button "Paga"/,
  ],
  "text wider than the window": [
    `<p style="white-space: nowrap; width: 0">Una riga che non va mai a capo e che continua oltre il bordo</p>`,
    /wider than the window|px wide/,
  ],
  "a dialog higher than the window": [
    `<div style="position: fixed; inset: 0 0 auto; height: 900px"><p style="margin-top: 630px">Conferma</p></div>`,
    /higher than the window: "Conferma"/,
  ],
  "small targets side by side": [
    `<div style="display: flex"><button style="width: 14px; height: 14px; padding: 0">−</button><button style="width: 14px; height: 14px; padding: 0">+</button></div>`,
    /target of 14 × 14 px/,
  ],
  "the end of a page under a bar": [
    `${FILLER}<a href="#fine">Condizioni</a><div style="${BAR}">Carrello</div>`,
    /under div "Carrello": .*Condizioni/,
  ],
  "bars that take the window": [
    `${FILLER}<div style="${BAR}; height: 400px">Cookie</div><div style="height: 400px"></div>`,
    /bars take 400 of 640 px/,
  ],
  "hardly any room to scroll in": [
    `<div style="height: 30px; overflow: auto"><p>Latte</p><p>Uova</p><p>Burro</p></div>`,
    /px to scroll in/,
  ],
  "a quantity that does not fit its field": [
    `<input inputmode="decimal" style="width: 30px" value="1250,5">`,
    /cut off in its field: "1250,5"/,
  ],
  "a field whose text is smaller than 16 px": [
    `<select aria-label="Taglio" style="${BUTTON}; font-size: 15px"><option>Fette sottili</option></select>`,
    /zoomed into at 15px: .*Taglio/,
  ],
  "a cart line made for a desktop on a phone": [
    `<div style="display: grid; grid-template-columns: 56px 1fr 150px 80px; width: 320px">
       <img alt="" width="56" height="56"><p>Zucchine scure a peso, origine Italia</p>
       <div style="display: flex"><button style="${BUTTON}">−</button><input aria-label="Quantità" value="0,35" inputmode="decimal" style="width: 60px"><button style="${BUTTON}">+</button></div>
       <strong style="white-space: nowrap">12,50 € circa</strong></div>`,
    /\d+ px wide/,
  ],
};

const SOUND: Record<string, string> = {
  "lines and buttons": `<h1>Carrello</h1><p>Mele Golden</p><button style="${BUTTON}">Aggiungi</button>`,
  "a link in a sentence": `<p>Leggi le <a href="#a">condizioni</a> e la <a href="#b">privacy</a>.</p>`,
  "small targets apart": `<button style="width: 14px; height: 14px; padding: 0; margin: 20px">−</button>`,
  "a bar with room at the end of the page": `${FILLER}<p style="margin-bottom: 80px">Fine</p><div style="${BAR}">Carrello</div>`,
  "text that says it goes on": `<p style="width: 200px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">Prosciutto crudo di Parma stagionato</p>`,
  "a list that scrolls": `<div style="height: 100px; overflow: auto">${FILLER}</div>`,
  "words for screen readers": `<button style="${BUTTON}">+<span style="position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%)">Più zucchine</span></button>`,
};

test("the layout check finds what it should, and nothing in a sound page", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const violationsOf = async (html: string) => {
    await page.setContent(
      `<!doctype html><html lang="it"><meta name="viewport" content="width=device-width"><style>body { margin: 0 } p { margin: 0 }</style>${html}`,
    );
    return findLayoutViolations(page);
  };
  for (const [name, [html, violation]] of Object.entries(BROKEN))
    expect.soft((await violationsOf(html)).join("\n"), name).toMatch(violation);
  for (const [name, html] of Object.entries(SOUND)) expect.soft(await violationsOf(html), name).toEqual([]);
});

const DOCUMENT = `<!doctype html><html lang="it"><meta name="viewport" content="width=device-width"><title>Cesti</title><main><h1>Cesti</h1>`;

test("axe checks an open modal dialog, and not the page behind it", async ({ page }) => {
  await page.setContent(`${DOCUMENT}<img src="data:,"><dialog aria-label="Consegna"><button></button>
    <p style="color: #bbb; background: #fff">Domani</p></dialog></main>`);
  await page.evaluate(() => document.querySelector("dialog")?.showModal());
  const found = (await violations(page)).join("\n");
  expect(found).toMatch(/button-name/);
  expect(found).toMatch(/color-contrast/);
  expect(found).not.toMatch(/image-alt/);
});

const READABLE = `${DOCUMENT}<style>
  .band { background: #333; height: 60px; color: #fff }
  .second { display: none }
  @media (min-width: 700px) { .wide .second { display: block } .wide section { background: #444 } }
  @media (prefers-color-scheme: dark) { .dark .last { color: #888 } }
  </style><div class="band">Oggi</div><section>${`<p class="line">Mele golden</p>`.repeat(9)}<p class="last">Pere abate</p></section><p class="second">Uva</p>
  <p>Le <a href="#a" class="link" style="color: #00e">condizioni</a> di vendita</p></main>`;

const UNREADABLE: Record<string, string> = {
  "a colour": ".line:nth-child(4) { color: #999 }",
  "the colour of the last of many": ".last { color: #999 }",
  "a background": "section { background: #444 }",
  "an opacity": "section { opacity: 0.4 }",
  "a place over something else":
    ".last { position: absolute; top: 80px; left: 8px; margin: 0 } .band { height: 140px }",
  "a link like the words around it": ".link { color: #111 !important; text-decoration: none }",
};

test("a text that looks like a checked one is checked again when its look changes", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 640 });
  await page.setContent(READABLE);
  expect(await violations(page)).toEqual([]);
  for (const [name, css] of Object.entries(UNREADABLE)) {
    const style = await page.addStyleTag({ content: css });
    expect.soft((await violations(page)).join("\n"), name).toMatch(/color-contrast|link-in-text-block/);
    await style.evaluate((element) => (element as Element).remove());
    expect.soft(await violations(page), `without ${name}`).toEqual([]);
  }
});

test("colours of one width and of the dark scheme are found", async ({ page }) => {
  await page.setContent(READABLE.replace("<main>", `<main class="wide dark">`));
  const found = (await findPageViolations(page, [390, 1280])).join("\n");
  expect(found).toMatch(/^1280 px: color-contrast/m);
  expect(found).toMatch(/^dark: color-contrast/m);
  expect(found).not.toMatch(/^390 px: color-contrast/m);
});

test("a box that scrolls in a narrow window only must be reached by keyboard there", async ({ page }) => {
  await page.setContent(
    `${DOCUMENT}<div style="overflow: auto; max-width: 100%"><p style="white-space: nowrap">Mele golden, mele fuji, mele renette, pere abate e pere kaiser</p></div></main>`,
  );
  expect((await findPageViolations(page, [1280, 320])).join("\n")).toMatch(
    /^320 px: scrollable-region-focusable/m,
  );
});
