export type UserDetail = {
  /** null: the shop does not say. */
  userId: number | null;
  email: string;
  newEmail: string;
  firstName: string;
  lastName: string;
  phone: string;
  homePhone: string;
  secondEmail: string;
  username: string;
  language: string;
  /** dd/mm/yyyy. */
  birthDate: string;
  postalcode: string;
  fiscalCode: string;
  fidelityCard: string;
  personInfos: Record<number, string>;
};

export type DeletionRequest = { mailed: boolean; openOrders: number[] };
