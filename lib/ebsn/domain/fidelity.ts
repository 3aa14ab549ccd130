export type FidelityCard = {
  fidelityCard: string;
  main: boolean;
  points: number | null;
  /** The points that expire next, and their last day. */
  expiringPoints?: number | null;
  expiringDate?: string;
  agreed: boolean | null;
};
