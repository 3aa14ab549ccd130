export const ENERGY_CLASSES = ["A", "B", "C", "D", "E", "F", "G"] as const;

export type EnergyClass = (typeof ENERGY_CLASSES)[number];

/** The regulation fixes them (Reg. EU 2019/2015, annex III). */
export const ENERGY_COLOURS: Record<EnergyClass, string> = {
  A: "#00a651",
  B: "#50b848",
  C: "#bfd730",
  D: "#fff200",
  E: "#fdb913",
  F: "#f37021",
  G: "#ed1c24",
};

export type EnergyLabel = {
  energyClass: EnergyClass;
  /** Address of its picture. */
  url: string;
};

const isEnergyClass = (text: string): text is EnergyClass =>
  (ENERGY_CLASSES as readonly string[]).includes(text);

const isPictureUrl = (url: string): boolean => /^(?:https:\/\/|\/(?!\/))/.test(url);

/**
 * What distance selling has to show beside the price (Reg. EU 2017/1369, art. 5; 2019/2015, annex VI). The class alone
 * is no label.
 */
export function readEnergyLabel(infos: Record<string, string>): { energyLabel?: EnergyLabel } {
  const energyClass = (infos.ENERGY_CLASS ?? "").trim().toUpperCase();
  const url = (infos.ENERGY_LABEL ?? "").trim();
  return isEnergyClass(energyClass) && isPictureUrl(url) ? { energyLabel: { energyClass, url } } : {};
}
