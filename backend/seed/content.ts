import type { SeedScene } from "./types-content";
import { getRegisteredScenes } from "./content/scenes";

/** The day that dates of the content are written for; a new shop gets them moved to its own. */
export const CONTENT_DAY = "2026-11-20";

export { categoryBlocks } from "./content/departments";
export { forms } from "./content/forms";
export { homePage } from "./content/home";
export { draftLeaflets, leaflets } from "./content/leaflets";
export { menus } from "./content/menus";
export { pages } from "./content/pages";
export { formMails, slides, stories, uxBlocks } from "./content/pieces";
export { posts } from "./content/posts";
export { recipes } from "./content/recipes";
export { showcase } from "./content/showcase";
export { storeScene } from "./content/store-scenes";
export { draftBlocks, draftPages } from "./content/drafts";

export const contentScenes: SeedScene[] = getRegisteredScenes();
