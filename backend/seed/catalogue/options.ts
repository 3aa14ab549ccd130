import type { SeedProduct } from "../types";

type SelectOption = SeedProduct["selectOptions"][number];

const option = (name: string, parameterName: string, ...values: string[]): SelectOption => ({
  name,
  parameterName,
  options: values.map((value, index) => ({ key: String(index + 1), value })),
});

/** Choices asked at the counter. */
const OPTIONS: Record<string, SelectOption> = {
  spessore: option("Spessore della fetta", "slice_thickness", "Sottile", "Media", "Spessa"),
  taglio: option("Taglio", "cut", "Intero", "A fette", "A cubetti"),
  bistecca: option("Altezza", "cut_height", "Sottile (1 cm)", "Media (2 cm)", "Alta (4 cm)"),
  macinato: option("Macinatura", "mince", "Fine, per polpette", "Media, per ragù"),
  pulizia: option("Pulizia", "cleaning", "Intero, eviscerato", "Sfilettato", "A tranci"),
  maturazione: option("Maturazione", "ripeness", "Da mangiare oggi", "Tra due o tre giorni", "Ancora acerbo"),
  pane: option("Affettatura", "slicing", "Intero", "Affettato"),
  grattugia: option("Preparazione", "preparation", "A pezzo", "Grattugiato"),
  scritta: option("Occasione", "occasion", "Senza scritta", "Buon compleanno", "Auguri"),
};

export function optionsOf(words: string): SeedProduct["selectOptions"] {
  return words
    .split(" ")
    .filter(Boolean)
    .map((word) => {
      const found = OPTIONS[word];
      if (!found) throw new Error(`no select option called "${word}"`);
      return found;
    });
}
