import { code128Modules } from "@/lib/rules/barcodes/code128";

const SYMBOL = 11;

it("writes start, text, check symbol and stop", () => {
  const modules = code128Modules("PJJ123C") ?? "";
  expect(modules).toHaveLength(SYMBOL * 9 + 13);
  expect(modules.slice(0, SYMBOL)).toBe("11010010000");
  expect(modules.slice(-13)).toBe("1100011101011");
  // The check symbol of PJJ123C is 55 (ISO/IEC 15417).
  const symbolOf55 = code128Modules(String.fromCharCode(32 + 55))?.slice(SYMBOL, 2 * SYMBOL);
  expect(modules.slice(SYMBOL * 8, SYMBOL * 9)).toBe(symbolOf55);
});

it("gives every character a symbol of its own, of eleven modules", () => {
  const characters = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));
  const symbols = characters.map((character) => code128Modules(character)?.slice(SYMBOL, 2 * SYMBOL) ?? "");
  expect(new Set(symbols).size).toBe(95);
  for (const symbol of symbols) expect(symbol).toMatch(/^1[01]{9}0$/);
});

it.each(["", "città", "x".repeat(41), "a\n"])("does not hold %j", (text) => {
  expect(code128Modules(text)).toBeNull();
});
