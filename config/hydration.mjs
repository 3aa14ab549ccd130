/** Dispatched on `window` once the frame of a page is hydrated. */
export const HYDRATED_EVENT = "madia:hydrated";
