/** All modules of the backend, compiled together and exported by their paths. */
export const BACKEND_MODULES = "backend/dist-contract/modules.js";
