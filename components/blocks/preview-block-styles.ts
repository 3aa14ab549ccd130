import type { Block } from "@/lib/ebsn/domain/category";
import { settingsText } from "./preview-settings-text";

const OPEN_PANEL = "html:has(#preview-blocks details[open])";

const PANEL_STYLES = `
#preview-blocks { position: fixed; inset: auto auto 0 0; z-index: var(--layer-top); max-width: min(34rem, 100vw); max-height: 60vh;
  overflow: auto; padding: 0 1rem; background: var(--surface); box-shadow: var(--shadow-1);
  border-radius: 0 var(--radius-m) 0 0; font-size: var(--text-s); overflow-wrap: anywhere; }
#preview-blocks summary { margin-inline: -.5rem; padding-inline: .5rem; min-height: var(--tap); align-content: center; cursor: pointer; font-weight: 650; }
#preview-blocks summary:focus-visible { outline-offset: -3px; }
#preview-blocks h2 { font: 650 var(--text-m) / 1.3 var(--font-text); }
#preview-blocks ul { display: grid; list-style: none; gap: .5rem; padding: .5rem 0 1rem; }
#preview-blocks { bottom: var(--bar); }
@media (max-width: 959px) { #preview-blocks { max-height: 45vh; } }
${OPEN_PANEL} section[id^="block-"] { outline: 2px dashed var(--alert); outline-offset: 2px; min-height: 2.5rem; }
${OPEN_PANEL} section[id^="block-"]::before { display: block; padding: .25rem .5rem; background: var(--highlight-fill);
  color: var(--on-highlight); font: 600 .8rem/1.3 var(--font-text); overflow-wrap: anywhere; }`;

const cssString = (text: string) =>
  `"${text.replace(/[^\w .,:;=·#-]/g, (found) => `\\${found.codePointAt(0)?.toString(16) ?? ""} `)}"`;

export function previewBlockStyles(blocks: Block[], emptyText: string): string {
  const labels = blocks.map((block) => {
    const label = [block.mode, `#${block.blockId}`, settingsText(block)].filter(Boolean).join(" · ");
    return `#block-${block.blockId}::before { content: ${cssString(label)}; }`;
  });
  const empty = `section[id^="block-"]:not(:has(> :not(style)))::after { content: ${cssString(emptyText)}; }`;
  return [PANEL_STYLES, ...[...labels, empty].map((rule) => `${OPEN_PANEL} ${rule}`)].join("\n");
}
