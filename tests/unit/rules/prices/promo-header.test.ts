import { isConditional, parsePromoHeader } from "@/lib/rules/prices/promo-header";
import recorded from "@/tests/fixtures/recorded/tigros_promo_view_headers.json";

const seen: { value: string; seen: number }[] = recorded.view_header_values;

describe("recorded promotion labels", () => {
  const stripTags = (value: string) => value.replace(/<br\/?>/gi, "\n").replace(/<[^>]+>/g, "");

  test.each(seen.map(({ value }) => [value]))("%j", (value) => {
    const offer = parsePromoHeader(value);
    expect(parsePromoHeader(stripTags(value))).toEqual(offer);
    const percentage = /(\d+)%[\s\S]*su (\d) pezzi/.exec(value);
    if (percentage) {
      expect(offer).toEqual({
        kind: "percentage",
        perc: Number(percentage[1]),
        pieces: Number(percentage[2]),
      });
      return;
    }
    expect(offer).toEqual(
      expect.objectContaining({
        kind: expect.stringMatching(/^(takePay|specialPrice|voucher|cardOnly)$/),
      }),
    );
  });

  it("parses all of them", () => {
    const kinds = new Set(seen.map(({ value }) => parsePromoHeader(value)?.kind));
    expect([...kinds].sort()).toEqual(["cardOnly", "percentage", "specialPrice", "takePay", "voucher"]);
  });
});

test.each([
  ['\t\t2<span class="small">x</span>1\n', { kind: "takePay", take: 2, pay: 1 }],
  ["3x2", { kind: "takePay", take: 3, pay: 2 }],
  ["3 × 2", { kind: "takePay", take: 3, pay: 2 }],
  ["PREZZO<br/>SPECIALE", { kind: "specialPrice" }],
  ["Prezzo  speciale", { kind: "specialPrice" }],
  ["BUONO<BR/>SCONTO", { kind: "voucher" }],
  ["SOLO CON<br/>TIGROS<br/>CARD", { kind: "cardOnly", card: "TIGROS CARD" }],
  ["-25%", { kind: "percentage", perc: 25, pieces: 1 }],
  ["100%", { kind: "percentage", perc: 100, pieces: 1 }],
  ["0%", { kind: "text", lines: ["0%"] }],
  ["SCONTO 32,5 %", { kind: "percentage", perc: 32.5, pieces: 1 }],
  ["40% su 3 pz", { kind: "percentage", perc: 40, pieces: 3 }],
  ["2° pezzo -50%", { kind: "secondPiece", perc: 50 }],
  ["-50% sul 2°", { kind: "secondPiece", perc: 50 }],
  ["Il secondo pezzo a metà prezzo", { kind: "secondPiece", perc: 50 }],
  ["2° pezzo in omaggio", { kind: "secondPiece", perc: 100 }],
  ["PI\u00d9 BASSI<br>SEMPRE", { kind: "text", lines: ["PIÙ BASSI", "SEMPRE"] }],
  ["Il secondo costa meno", { kind: "text", lines: ["Il secondo costa meno"] }],
  ["2x2", { kind: "text", lines: ["2x2"] }],
  ["3x0", { kind: "text", lines: ["3x0"] }],
  ["1x2", { kind: "text", lines: ["1x2"] }],
  ["6x1,5 l", { kind: "text", lines: ["6x1,5 l"] }],
  ["6 x 1 kg", { kind: "text", lines: ["6 x 1 kg"] }],
  ["120%", { kind: "text", lines: ["120%"] }],
  ["", null],
  [" \n\t<br/> ", null],
])("parses %j", (label, offer) => {
  expect(parsePromoHeader(label)).toEqual(offer);
});

test.each([
  ["-25%", false],
  ["25% su 2 pezzi", true],
  ["3x2", true],
  ["2° pezzo -50%", true],
  ["SOLO CON TIGROS CARD", true],
  ["Prezzo speciale", false],
  ["Bassi sempre", false],
])("%j depends on what else is bought: %s", (label, conditional) => {
  expect(isConditional(parsePromoHeader(label))).toBe(conditional);
});
