export type FidelityCard = {
  fidelityCard: string;
  main: boolean;
  points: number | null;
  expiringPoints?: number | null;
  expiringDate?: string;
  agreed: boolean | null;
};
