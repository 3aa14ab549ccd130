import type { SeedBlock, SeedProposal } from "../types-content";
import { registerScene, getScenePath } from "./scenes";

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

let lastProposalId = 8500;
let lastBlockId = 8000;

export function proposal(banner: Banner, size: "hero" | "tile"): SeedProposal {
  lastProposalId += 1;
  const name = registerScene(`banner-${banner.slug}`, "banner", banner.art, banner.ground, banner.accent);
  return {
    id: lastProposalId,
    slug: banner.slug,
    name: banner.name,
    descr: `<p>${banner.text}</p>`,
    content: "",
    proposalUrl: banner.url,
    img: size === "hero" ? getScenePath(name, "3x1", 1440) : getScenePath(name, "16x9", 960),
    imgAlt: banner.alt,
    imgDescription: "",
    priority: 10,
    clickable: banner.url !== "",
    display: {
      background_color: banner.ground,
      button_text: banner.button,
      text_align: "left",
      ...(size === "hero" ? { image_mobile: getScenePath(name, "4x5", 480) } : {}),
      ...banner.display,
    },
  };
}

/** The same banner in another block. */
export function copyProposal(original: SeedProposal): SeedProposal {
  lastProposalId += 1;
  return { ...original, id: lastProposalId };
}

export function textProposal(slug: string, name: string, content: string): SeedProposal {
  lastProposalId += 1;
  return {
    id: lastProposalId,
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
  lastBlockId += 1;
  return {
    categoryBlockId: lastBlockId,
    codInt: String(position),
    modeName,
    name,
    settings,
    proposals: content,
  };
}
