import { disclaimerSchema } from "@/lib/ebsn/schemas/disclaimer";
import { toDisclaimer } from "@/lib/ebsn/transforms/disclaimer";

const disclaimerOf = (fields: object) =>
  toDisclaimer(disclaimerSchema.parse({ registrationDisclaimerId: 1, ...fields }));

test.each([
  ["https://shop.example/privacy", "https://shop.example/privacy"],
  ["/page/privacy", "/page/privacy"],
  ["http://localhost:3000/page/privacy", "/page/privacy"],
  ["", ""],
  ["javascript:alert(1)", ""],
  ["JavaScript:alert(1)", ""],
  ["data:text/html,<script>alert(1)</script>", ""],
  ["vbscript:x", ""],
])("the link of a disclaimer %j is %j", (from, to) =>
  expect(disclaimerOf({ disclaimerUrl: from }).url).toBe(to),
);

test("the texts of a disclaimer keep their markup, sanitised, and its title is plain", () => {
  const { title, content, more } = disclaimerOf({
    disclaimerTitle: "<b>Proposte &amp; offerte</b>",
    disclaimerContent: `<p>Ho letto l'<a href="/page/privacy">informativa</a></p><script>alert(1)</script>`,
    disclaimerHtml: `<p>Primo.</p><ul><li>uno</li></ul><p onclick="x()">Vedi <a href="https://garante.example/">qui</a></p>`,
  });
  expect(title).toBe("Proposte & offerte");
  expect(content).toBe(
    `<p>Ho letto l'<a href="/page/privacy" target="_blank" rel="noopener">informativa</a></p>`,
  );
  expect(more).toBe(
    `<p>Primo.</p><ul><li>uno</li></ul><p>Vedi <a href="https://garante.example/" target="_blank" rel="noopener noreferrer">qui</a></p>`,
  );
});

test.each([
  ["Leggo & accetto", "Leggo &amp; accetto"],
  ["meno di 3 < 4", "meno di 3 &lt; 4"],
  ["", ""],
])("plain text %j stays text", (disclaimerContent, content) =>
  expect(disclaimerOf({ disclaimerContent }).content).toBe(content),
);

test.each([
  ["1", true],
  [1, true],
  [true, true],
  ["true", true],
  ["0", false],
  [0, false],
  [false, false],
  ["", null],
  [null, null],
  [undefined, null],
  ["forse", null],
])("the answer %j to a disclaimer is %j", (value, given) => {
  expect(disclaimerOf({ value }).given).toBe(given);
});
