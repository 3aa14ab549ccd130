import type { CSSProperties } from "react";
import type { Block } from "@/lib/ebsn/domain/category";
import { log } from "@/lib/log";
import { cssColour } from "./css-colour";
import styles from "./block-view.module.css";
import { BLOCKS } from "./registry";

/** One block on its ground; a mode the shop knows and we do not is left out and told to the log. */
export function BlockView({ block }: { block: Block }) {
  const Component = BLOCKS[block.mode];
  if (!Component) {
    log("info", "block.unknown", { blockId: block.blockId, mode: block.mode });
    return null;
  }
  const ground = cssColour(block.settings.BACKGROUND_COLOR);
  return (
    <section
      className={ground ? styles.ground : styles.block}
      style={ground ? ({ "--ground": ground } as CSSProperties) : undefined}
      data-block={block.mode}
    >
      <Component block={block} />
    </section>
  );
}
