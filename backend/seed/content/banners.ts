import type { SeedBlock, SeedProposal } from "../types-content";
import { scene, scenePath } from "./scenes";

type Banner = {
  slug: string;
  name: string;
  text: string;
  url: string;
  button: string;
  art: string;
  ground: string;
  accent: string;
  alt: string;
  display?: Record<string, string>;
};

let proposals = 8500;
let blocks = 8000;

/** A banner with its picture in the format of its place and an upright one for phones. */
export function proposal(banner: Banner, size: "hero" | "tile"): SeedProposal {
  proposals += 1;
  const name = scene(`banner-${banner.slug}`, "banner", banner.art, banner.ground, banner.accent);
  return {
    id: proposals,
    slug: banner.slug,
    name: banner.name,
    descr: `<p>${banner.text}</p>`,
    content: "",
    proposalUrl: banner.url,
    img: size === "hero" ? scenePath(name, "3x1", 1440) : scenePath(name, "16x9", 960),
    imgAlt: banner.alt,
    imgDescription: "",
    priority: 10,
    clickable: banner.url !== "",
    display: {
      background_color: banner.ground,
      button_text: banner.button,
      text_align: "left",
      ...(size === "hero" ? { image_mobile: scenePath(name, "4x5", 480) } : {}),
      ...banner.display,
    },
  };
}

/** A text block's words as the one proposal it carries. */
export function words(slug: string, name: string, content: string): SeedProposal {
  proposals += 1;
  return {
    id: proposals,
    slug,
    name,
    descr: "",
    content,
    proposalUrl: "",
    img: "",
    imgAlt: "",
    imgDescription: "",
    priority: 10,
    clickable: false,
    display: {},
  };
}

export function block(
  position: number,
  modeName: string,
  name: string,
  settings: Record<string, string> = {},
  content: SeedProposal[] = [],
): SeedBlock {
  blocks += 1;
  return {
    categoryBlockId: blocks,
    codInt: String(position),
    modeName,
    name,
    settings,
    proposals: content,
  };
}
