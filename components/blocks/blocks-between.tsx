import type { ReactNode } from "react";
import type { Block } from "@/lib/ebsn/domain/category";
import { BlockView } from "./block-view";

/** Cards of one row of the spec's widest grid; narrower ones fill the gap before a block. */
const CARDS_A_ROW = 6;

/** Blocks of a category by the number of cards before them: position n stands after n rows. */
export function blocksBetween(blocks: Block[]): Map<number, ReactNode> {
  const between = new Map<number, ReactNode>();
  for (const [index, block] of blocks.entries()) {
    const at = block.position * CARDS_A_ROW;
    const view = <BlockView key={index} block={block} />;
    between.set(at, between.has(at) ? [between.get(at), view] : view);
  }
  return between;
}
