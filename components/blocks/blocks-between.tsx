import type { ReactNode } from "react";
import type { Block } from "@/lib/ebsn/domain/category";
import { BlockRows, groupByPosition } from "./block-rows";

/** Cards per row of the spec's widest grid; narrower grids fill the gap before a block. */
const CARDS_PER_ROW = 6;

/** Rows of blocks, keyed by the number of product cards before them. */
export function blocksBetween(blocks: Block[]): Map<number, ReactNode> {
  return new Map(
    [...groupByPosition(blocks)].map(([position, row]) => [
      position * CARDS_PER_ROW,
      <BlockRows key={position} blocks={row} contained />,
    ]),
  );
}
