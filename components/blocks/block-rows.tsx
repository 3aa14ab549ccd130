import { Activity, type CSSProperties } from "react";
import { classNames } from "@/components/ui/class-names";
import type { Block } from "@/lib/ebsn/domain/category";
import { BlockView } from "./block-view";
import { findBlocksHiddenByPage } from "./hidden-blocks";
import styles from "./block-rows.module.css";
import { columnWidths, isFluid } from "./column-widths";
import { cssColour, backgroundTone } from "./css-colour";
import { isPersonalQuery, isProductSlider, sliderQuery } from "./slider-query";

export function groupByPosition(blocks: Block[]): Map<number, Block[]> {
  const rows = new Map<number, Block[]>();
  for (const block of blocks) rows.set(block.position, [...(rows.get(block.position) ?? []), block]);
  return rows;
}

const PERSONAL_MODES = new Set(["HomepageWidget", "CartInfoCardWrapper", "GiftCodeWidgetSlider"]);

function isPersonalBlock({ mode, settings }: Block): boolean {
  if (PERSONAL_MODES.has(mode)) return true;
  return isProductSlider(mode) && isPersonalQuery(sliderQuery(settings));
}

/** A dialog. */
const isAside = ({ mode }: Block) => mode === "Tutorial";

const countColumns = (row: Block[]): number =>
  row.filter((block) => !isAside(block)).length - findBlocksHiddenByPage(row).length;

function rowClassName(row: Block[]): string | undefined {
  if (row.every(isAside)) return styles.aside;
  return row.every(isPersonalBlock) ? styles.personal : styles.row;
}

/** "" when the row stays within its margins. */
function fluidBackground(row: Block[]): string {
  const backgrounds = new Set(
    row.map(({ settings }) => isFluid(settings) && cssColour(settings.BACKGROUND_COLOR)),
  );
  const [background] = backgrounds;
  return (backgrounds.size === 1 && background) || "";
}

type Props = {
  blocks: Block[];
  /** Backgrounds stay within the row: there is content beside it. */
  contained?: boolean;
};

/** Blocks with the same position share a row of twelve columns. */
export function BlockRows({ blocks, contained }: Props) {
  return (
    <div className={styles.rows}>
      {[...groupByPosition(blocks)].map(([position, row]) => {
        const background = contained ? "" : fluidBackground(row);
        const columns = countColumns(row);
        return (
          <div
            key={position}
            className={classNames(rowClassName(row), background && styles.fluid)}
            style={background ? ({ "--background": background } as CSSProperties) : undefined}
            data-background-tone={backgroundTone(background)}
          >
            {row.map((block, index) => (
              <div
                key={index}
                className={isAside(block) ? styles.aside : undefined}
                style={columnWidths(block.settings, columns) as CSSProperties}
              >
                {/* Hydrates by itself; not `<Suspense>`: docs/decisions/first-paint.md. */}
                <Activity>
                  <BlockView block={block} hasBackground={background !== ""} />
                </Activity>
              </div>
            ))}
          </div>
        );
      })}
    </div>
  );
}
