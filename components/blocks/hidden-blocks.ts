import type { Block, HiddenBlock } from "@/lib/ebsn/domain/category";
import { BLOCKS } from "./registry";

/** Blocks without content beside their banners. */
const PROPOSAL_ONLY_MODES = new Set(["BannerGrid", "BannerSlider", "StaticImage", "StaticText"]);
const SLIDE_SETTINGS = ["SLIDER_ID", "SLIDES_ID"];

export function findBlocksHiddenByPage(blocks: Block[]): HiddenBlock[] {
  return blocks.flatMap((block) => {
    if (!Object.hasOwn(BLOCKS, block.mode)) return [{ block, reason: "unknown" }];
    const hasSlides = SLIDE_SETTINGS.some((name) => block.settings[name]);
    const isEmpty = PROPOSAL_ONLY_MODES.has(block.mode) && block.proposals.length === 0 && !hasSlides;
    return isEmpty ? [{ block, reason: "empty" }] : [];
  });
}
