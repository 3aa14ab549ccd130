import type { ReactNode } from "react";
import type { Block } from "@/lib/ebsn/domain/category";
import { BlockRows, rowsOf } from "./block-rows";

/** Cards of one row of the spec's widest grid; narrower ones fill the gap before a block. */
const CARDS_A_ROW = 6;

/** Blocks of a category by the number of cards before them: those of position n stand in a row after n rows. */
export function blocksBetween(blocks: Block[]): Map<number, ReactNode> {
  return new Map(
    [...rowsOf(blocks)].map(([position, row]) => [
      position * CARDS_A_ROW,
      <BlockRows key={position} blocks={row} contained />,
    ]),
  );
}
