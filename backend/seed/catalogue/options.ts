import type { SeedProduct } from "../types";

type SelectOption = SeedProduct["selectOptions"][number];

const createOption = (name: string, parameterName: string, ...values: string[]): SelectOption => ({
  name,
  parameterName,
  options: values.map((value, index) => ({ key: String(index + 1), value })),
});

const OPTIONS: Record<string, SelectOption> = {
  spessore: createOption("Spessore della fetta", "slice_thickness", "Sottile", "Media", "Spessa"),
  taglio: createOption("Taglio", "cut", "Intero", "A fette", "A cubetti"),
  bistecca: createOption("Altezza", "cut_height", "Sottile (1 cm)", "Media (2 cm)", "Alta (4 cm)"),
  macinato: createOption("Macinatura", "mince", "Fine, per polpette", "Media, per ragù"),
  pulizia: createOption("Pulizia", "cleaning", "Intero, eviscerato", "Sfilettato", "A tranci"),
  maturazione: createOption(
    "Maturazione",
    "ripeness",
    "Da mangiare oggi",
    "Tra due o tre giorni",
    "Ancora acerbo",
  ),
  pane: createOption("Affettatura", "slicing", "Intero", "Affettato"),
  grattugia: createOption("Preparazione", "preparation", "A pezzo", "Grattugiato"),
  calibro: createOption("Calibro", "size", "Piccolo", "Medio", "Grande"),
  scritta: createOption("Occasione", "occasion", "Senza scritta", "Buon compleanno", "Auguri"),
};

export function parseOptions(keywords: string): SeedProduct["selectOptions"] {
  return keywords
    .split(" ")
    .filter(Boolean)
    .map((word) => {
      const found = OPTIONS[word];
      if (!found) throw new Error(`unknown select option "${word}"`);
      return found;
    });
}
