import type { EnergyClass } from "../../../lib/rules/products/energy-label";
import type { SeedEnergy } from "../types";

export type Lamp = { model: string; watts: number; lumens: number; kelvins: number; replacedWatts: number };

/** Lumens per watt from which on a lamp on the mains has the class (Reg. EU 2019/2015, annex II). */
const EFFICACIES: readonly (readonly [EnergyClass, number])[] = [
  ["A", 210],
  ["B", 185],
  ["C", 160],
  ["D", 135],
  ["E", 110],
  ["F", 85],
  ["G", 0],
];

function classOf({ watts, lumens }: Lamp): EnergyClass {
  const found = EFFICACIES.find(([, efficacy]) => lumens / watts >= efficacy);
  return found?.[0] ?? "G";
}

/** Label and information sheet of a lamp for the mains that shines to all sides. */
export function energyOf(lamp: Lamp, supplier: string): SeedEnergy {
  const { model, watts, lumens, kelvins, replacedWatts } = lamp;
  const energyClass = classOf(lamp);
  return {
    energyClass,
    kilowattHours: watts,
    model,
    sheet: [
      { label: "Fornitore", value: supplier },
      { label: "Identificativo del modello", value: model },
      { label: "Tipo di sorgente luminosa", value: "LED, non direzionale, a tensione di rete, attacco E27" },
      { label: "Consumo di energia in modo acceso", value: `${watts} kWh/1000 h` },
      { label: "Classe di efficienza energetica", value: `${energyClass} (scala da A a G)` },
      { label: "Flusso luminoso utile", value: `${lumens} lm, in una sfera (360°)` },
      { label: "Temperatura di colore correlata", value: `${kelvins} K` },
      { label: "Potenza in modo acceso", value: `${watts} W` },
      { label: "Potenza in modo stand-by", value: "0 W" },
      { label: "Indice di resa cromatica", value: "80" },
      { label: "Potenza equivalente dichiarata", value: `${replacedWatts} W` },
      { label: "Fattore di sopravvivenza", value: "0,90" },
      { label: "Fattore di mantenimento del flusso luminoso", value: "0,96" },
    ],
  };
}
