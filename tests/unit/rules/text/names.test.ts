import fc from "fast-check";
import { readableName } from "@/lib/rules/text/names";

test.each([
  ["MEZZE MANICHE N.55", "Mezze Maniche N.55"],
  ["MEZZE MANICHE RIGATE INTEGRALI BIO N.5-32", "Mezze Maniche Rigate Integrali Bio N.5-32"],
  ["BANANE CHIQUITA", "Banane Chiquita"],
  ["PROSCIUTTO DI PARMA <b>DOP</b>", "Prosciutto di Parma DOP"],
  ["BISCOTTI<br/>AL LATTE", "Biscotti al Latte"],
  ["Piselli <3 mm> e <extra fini", "Piselli <3 mm> e <extra fini"],
  ["PERE WILLIAM'S BIANCHE", "Pere William's Bianche"],
  ["  SONETTI  MAXI OVETTI ", "Sonetti Maxi Ovetti"],
  ["MOZZARELLA DI BUFALA CAMPANA DOP", "Mozzarella di Bufala Campana DOP"],
  ["LATTE UHT PARZIALMENTE SCREMATO", "Latte UHT Parzialmente Scremato"],
  ["BRESAOLA DELLA VALTELLINA IGP", "Bresaola della Valtellina IGP"],
  ["TONNO ALL'OLIO D'OLIVA", "Tonno all'Olio d'Oliva"],
  ["L'ORTO DI CASA", "L'Orto di Casa"],
  ["ACQUA SANT'ANNA 1,5L", "Acqua Sant'Anna 1,5l"],
  ["LA MOLISANA", "La Molisana"],
  ["ACQUA S.BENEDETTO", "Acqua S.Benedetto"],
  ["RISO F.LLI SCOTTI", "Riso F.lli Scotti"],
  ["COLAZIONE E MERENDA", "Colazione e Merenda"],
  ["CAFFÈ MACINATO 250 G", "Caffè Macinato 250 g"],
  ["VITAMINA B12", "Vitamina B12"],
  ["PILE AAA X4", "Pile AAA X4"],
  ["OLIO EXTRA-VERGINE", "Olio Extra-Vergine"],
  ["BISCOTTI (SENZA ZUCCHERI)", "Biscotti (Senza Zuccheri)"],
  ["A.I.A. COTOLETTA", "A.I.A. Cotoletta"],
  ["CITTÀ  DEL  SOLE", "Città del Sole"],
  ["DOP", "DOP"],
  ["RUM D'OR L'AN D'EST", "Rum d'Or l'An d'Est"],
  ["L'D'ALBA", "L'D'alba"],
  ["Igp", "Igp"],
  ["Biscotti  NUTELLA", "Biscotti NUTELLA"],
  ["È", "È"],
  ["", ""],
])("%j reads %j", (upperCaseName, readable) => {
  expect(readableName(upperCaseName)).toBe(readable);
});

it("changes only case and spaces, and is idempotent", () => {
  const letters = fc.string({ unit: fc.constantFrom(..."ABCDEÈÀ'’-./( 123nolS") });
  fc.assert(
    fc.property(letters, (name) => {
      const readable = readableName(name);
      expect(readable.toUpperCase()).toBe(name.toUpperCase().replace(/\s+/g, " ").trim());
      if (/\p{Ll}/u.test(readable)) expect(readableName(readable)).toBe(readable);
    }),
  );
});
