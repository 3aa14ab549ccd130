import { Activity, type CSSProperties } from "react";
import { classNames } from "@/components/ui/class-names";
import type { Block } from "@/lib/ebsn/domain/category";
import { BlockView } from "./block-view";
import styles from "./block-rows.module.css";
import { columnWidths, isFluid } from "./column-widths";
import { cssColour } from "./css-colour";
import { sliderQuery } from "./slider-query";

/** Blocks by their position, in the shop's order. */
export function rowsOf(blocks: Block[]): Map<number, Block[]> {
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

/** The colour of a row whose ground goes from edge to edge of the page; "" of one that stays within its margins. */
function fluidGround(row: Block[]): string {
  const grounds = new Set(
    row.map(({ settings }) => isFluid(settings) && cssColour(settings.BACKGROUND_COLOR)),
  );
  const [ground] = grounds;
  return (grounds.size === 1 && ground) || "";
}

type Props = {
  blocks: Block[];
  /** Grounds stay within the rows, since something stands beside them. */
  contained?: boolean;
};

/** Blocks of one position share a row; their widths are twelfths of it, by the width of the page. */
export function BlockRows({ blocks, contained }: Props) {
  return (
    <div className={styles.rows}>
      {[...rowsOf(blocks)].map(([position, row]) => {
        const ground = contained ? "" : fluidGround(row);
        return (
          <div
            key={position}
            className={classNames(look(row), ground && styles.fluid)}
            style={ground ? ({ "--ground": ground } as CSSProperties) : undefined}
          >
            {row.map((block, index) => (
              <div key={index} style={columnWidths(block.settings, row.length) as CSSProperties}>
                <Activity>
                  <BlockView block={block} plain={ground !== ""} />
                </Activity>
              </div>
            ))}
          </div>
        );
      })}
    </div>
  );
}
