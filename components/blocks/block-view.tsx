import type { CSSProperties } from "react";
import type { Block } from "@/lib/ebsn/domain/category";
import { scopeCss } from "@/lib/html/css";
import { log } from "@/lib/log";
import { cssColour } from "./css-colour";
import styles from "./block-view.module.css";
import { BLOCKS } from "./registry";

type Props = {
  block: Block;
  /** Its ground is painted already. */
  plain?: boolean;
};

/** One block on its ground; a mode the shop knows and we do not is left out and told to the log. */
export function BlockView({ block, plain }: Props) {
  const Component = Object.hasOwn(BLOCKS, block.mode) ? BLOCKS[block.mode] : undefined;
  if (!Component) {
    log("info", "block.unknown", { blockId: block.blockId, mode: block.mode });
    return null;
  }
  const ground = plain ? "" : cssColour(block.settings.BACKGROUND_COLOR);
  return (
    <section
      id={`block-${block.blockId}`}
      className={ground ? styles.ground : styles.block}
      style={ground ? ({ "--ground": ground } as CSSProperties) : undefined}
      data-ground={ground || plain ? "" : undefined}
    >
      <OwnCss block={block} />
      <Component block={block} />
    </section>
  );
}

/** The CSS a shop wrote for a block: rules, or bare declarations for the block itself. */
function OwnCss({ block }: { block: Block }) {
  const css = block.settings.CSS_STYLE ?? "";
  const own = css && scopeCss(css.includes("{") ? css : `body{${css}}`, `#block-${block.blockId}`);
  return own ? <style>{own}</style> : null;
}
