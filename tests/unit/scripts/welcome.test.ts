import { welcome } from "@/scripts/lib/welcome.mjs";

const ADDRESS = "http://localhost:3000";

test("the log-ins of the demo shop are printed with the README's password", () => {
  const text = welcome(ADDRESS, { isEmbedded: true, env: { DEMO_PASSWORD: "" } });
  expect(text).toContain(`Madia is open: ${ADDRESS}`);
  expect(text).toMatch(/cliente@madia\.test\n.*password +Madia2026!/s);
  expect(text).toContain(`${ADDRESS}/backoffice`);
});

test.each([
  ["random", "the one printed when the database was made"],
  ["Segreta-2026", "that of DEMO_PASSWORD when the database was made"],
])("DEMO_PASSWORD=%s: no password is printed, but where it is found", (password, source) => {
  const text = welcome(ADDRESS, { isEmbedded: true, env: { DEMO_PASSWORD: password } });
  expect(text).toContain("cliente@madia.test");
  expect(text).toContain(source);
  expect(text).not.toContain("Madia2026!");
  expect(text).not.toContain("Segreta-2026");
});

test("a connected shop has no demo log-ins", () => {
  const text = welcome(ADDRESS, { isEmbedded: false, env: { EBSN_API_URL: "https://api.shop.it" } });
  expect(text).toContain("Connected to https://api.shop.it");
  expect(text).not.toContain("madia.test");
});
