/** All modules of the backend, compiled together and exported by their paths. */
export const BACKEND_MODULES = "backend/dist-contract/modules.js";

/** The same as a shop with another brand compiles them. */
export const SECOND_BRAND_MODULES = "backend/dist-contract-second-brand/modules.js";
