// In a browser instead of Next's polyfill (0.8 kB), whose timers nothing uses.
module.exports = { env: {} };
