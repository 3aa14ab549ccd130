export type FidelityCard = {
  fidelityCard: string;
  main: boolean;
  points: number | null;
  agreed: boolean | null;
};
