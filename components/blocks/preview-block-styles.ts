import type { Block, HiddenBlock } from "@/lib/ebsn/domain/category";
import { BLOCKS } from "./registry";

const MAX_SETTING = 80;
const OPEN = "html:has(#preview-blocks details[open])";

const PANEL_STYLES = `
#preview-blocks { position: fixed; inset: auto auto 0 0; z-index: 100; max-width: min(34rem, 100vw); max-height: 60vh;
  overflow: auto; padding: 0 1rem; background: var(--surface); box-shadow: var(--shadow-1);
  border-radius: 0 var(--radius-m) 0 0; font-size: var(--text-s); overflow-wrap: anywhere; }
#preview-blocks summary { margin-inline: -.5rem; padding-inline: .5rem; min-height: var(--tap); align-content: center; cursor: pointer; font-weight: 650; }
#preview-blocks summary:focus-visible { outline-offset: -3px; }
#preview-blocks h2 { font: 650 var(--text-m) / 1.3 var(--font-text); }
#preview-blocks ul { display: grid; list-style: none; gap: .5rem; padding: .5rem 0 1rem; }
@media (max-width: 959px) { #preview-blocks { bottom: 4rem; max-height: 45vh; } }
${OPEN} section[id^="block-"] { outline: 2px dashed var(--alert); outline-offset: 2px; min-height: 2.5rem; }
${OPEN} section[id^="block-"]::before { display: block; padding: .25rem .5rem; background: var(--highlight-fill);
  color: var(--on-highlight); font: 600 .8rem/1.3 var(--font-text); overflow-wrap: anywhere; }`;

/** Blocks without content beside their banners. */
const OF_PROPOSALS = new Set(["BannerGrid", "BannerSlider", "StaticImage", "StaticText"]);
const SLIDE_SETTINGS = ["SLIDER_ID", "SLIDES_ID"];

export function findBlocksHiddenByPage(blocks: Block[]): HiddenBlock[] {
  return blocks.flatMap((block) => {
    if (!Object.hasOwn(BLOCKS, block.mode)) return [{ block, reason: "unknown" }];
    const hasSlides = SLIDE_SETTINGS.some((name) => block.settings[name]);
    const isEmpty = OF_PROPOSALS.has(block.mode) && block.proposals.length === 0 && !hasSlides;
    return isEmpty ? [{ block, reason: "empty" }] : [];
  });
}

const WIDTHS = "JSON_CONFIG";

export function settingsText({ proposals, settings }: Block): string {
  const slugs = proposals.map(({ slug }) => slug).filter(Boolean);
  const values = Object.entries(settings)
    .filter(([name, value]) => value !== "" && name !== WIDTHS)
    .map(([name, value]) => `${name}=${value.slice(0, MAX_SETTING)}`);
  return [...slugs, ...values].join(" · ");
}

const cssString = (text: string) =>
  `"${text.replace(/[^\w .,:;=·#-]/g, (found) => `\\${found.codePointAt(0)?.toString(16) ?? ""} `)}"`;

export function previewBlockStyles(blocks: Block[], emptyText: string): string {
  const labels = blocks.map((block) => {
    const label = [block.mode, `#${block.blockId}`, settingsText(block)].filter(Boolean).join(" · ");
    return `#block-${block.blockId}::before { content: ${cssString(label)}; }`;
  });
  const empty = `section[id^="block-"]:not(:has(> :not(style)))::after { content: ${cssString(emptyText)}; }`;
  return [PANEL_STYLES, ...[...labels, empty].map((rule) => `${OPEN} ${rule}`)].join("\n");
}
