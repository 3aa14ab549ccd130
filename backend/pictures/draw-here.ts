import type { DrawPicture } from "./request";

/** Imported at the first picture: the image library and the fonts take time to load, and memory. */
export const drawHere: DrawPicture = async (request) => (await import("./draw")).draw(request);
