/** Of the message about code that could not be loaded. */
export const missingChunkKey = () => (navigator.onLine ? "generic" : "network");
