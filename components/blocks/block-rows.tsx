import type { CSSProperties } from "react";
import type { Block } from "@/lib/ebsn/domain/category";
import { BlockView } from "./block-view";
import styles from "./block-rows.module.css";
import { columnWidths } from "./column-widths";

/** Blocks of one position share a row; their widths are twelfths of it, by the width of the page. */
export function BlockRows({ blocks }: { blocks: Block[] }) {
  const rows = [...Map.groupBy(blocks, (block) => block.position)];
  return (
    <div className={styles.rows}>
      {rows.map(([position, row]) => (
        <div key={position} className={styles.row}>
          {row.map((block) => (
            <div key={block.blockId} style={columnWidths(block.settings, row.length) as CSSProperties}>
              <BlockView block={block} />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
