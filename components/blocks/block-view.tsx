import type { CSSProperties } from "react";
import type { Block } from "@/lib/ebsn/domain/category";
import { scopeCss } from "@/lib/html/css";
import { log } from "@/lib/log";
import { cssColour, backgroundTone } from "./css-colour";
import styles from "./block-view.module.css";
import { BLOCKS } from "./registry";

type Props = {
  block: Block;
  /** The row paints the background. */
  hasBackground?: boolean;
};

/** Unknown block modes are skipped and logged. */
export function BlockView({ block, hasBackground }: Props) {
  const Component = Object.hasOwn(BLOCKS, block.mode) ? BLOCKS[block.mode] : undefined;
  if (!Component) {
    log("info", "block.unknown", { blockId: block.blockId, mode: block.mode });
    return null;
  }
  const background = hasBackground ? "" : cssColour(block.settings.BACKGROUND_COLOR);
  return (
    <section
      id={`block-${block.blockId}`}
      className={background ? styles.background : styles.block}
      style={background ? ({ "--background": background } as CSSProperties) : undefined}
      data-background={background || hasBackground ? "" : undefined}
      data-background-tone={backgroundTone(background)}
    >
      <BlockStyle block={block} />
      <Component block={block} />
    </section>
  );
}

/** A shop may write whole rules, or bare declarations for the block itself. */
function BlockStyle({ block }: { block: Block }) {
  const css = block.settings.CSS_STYLE ?? "";
  const scopedCss = css && scopeCss(css.includes("{") ? css : `body{${css}}`, `#block-${block.blockId}`);
  return scopedCss ? <style>{scopedCss}</style> : null;
}
