import type { CSSProperties } from "react";
import type { Block } from "@/lib/ebsn/domain/category";
import { BlockView } from "./block-view";
import styles from "./block-rows.module.css";
import { columnWidths } from "./column-widths";
import { sliderQuery } from "./slider-query";

function rowsOf(blocks: Block[]): Map<number, Block[]> {
  const rows = new Map<number, Block[]>();
  for (const block of blocks) rows.set(block.position, [...(rows.get(block.position) ?? []), block]);
  return rows;
}

const PERSONAL_MODES = new Set(["HomepageWidget", "CartInfoCardWrapper", "GiftCodeWidgetSlider"]);

/** Empty for those who are not signed in. */
function isPersonal({ mode, settings }: Block): boolean {
  if (PERSONAL_MODES.has(mode)) return true;
  if (!/^(?:Crm)?ProductSlider$/.test(mode)) return false;
  const query = sliderQuery(settings);
  return "adv" in query && query.isPersonal;
}

function look(row: Block[]): string | undefined {
  if (row.every(({ mode }) => mode === "Tutorial")) return styles.aside;
  return row.every(isPersonal) ? styles.personal : styles.row;
}

/** Blocks of one position share a row; their widths are twelfths of it, by the width of the page. */
export function BlockRows({ blocks }: { blocks: Block[] }) {
  return (
    <div className={styles.rows}>
      {[...rowsOf(blocks)].map(([position, row]) => (
        <div key={position} className={look(row)}>
          {row.map((block, index) => (
            <div key={index} style={columnWidths(block.settings, row.length) as CSSProperties}>
              <BlockView block={block} />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
