/** @param {string | undefined} setting */
function passwordNote(setting) {
  if (!setting?.trim()) return "Madia2026!";
  const source = setting === "random" ? "the one printed" : "that of DEMO_PASSWORD";
  return `${source} when the database was made`;
}

/**
 * What a start prints once the shop is open.
 * @param {string} address
 * @param {{ isEmbedded: boolean, env: Record<string, string | undefined> }} shop
 */
export function welcome(address, { isEmbedded, env }) {
  const lines = isEmbedded
    ? [
        "Log-ins of the demo shop:",
        "  customer         cliente@madia.test",
        "  second customer  seconda@madia.test",
        `  staff            staff@madia.test      ${address}/backoffice`,
        `  marketing        marketing@madia.test  ${address}/backoffice`,
        `  password         ${passwordNote(env.DEMO_PASSWORD)}`,
        "",
        "To connect a real shop: EBSN_API_URL=https://… CONTENT_API_URL=https://… npm start",
      ]
    : [`Connected to ${env.EBSN_API_URL}`];
  return ["", `Madia is open: ${address}`, "", ...lines, "Stop with Ctrl+C.", ""].join("\n");
}
