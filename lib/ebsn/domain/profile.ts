export type UserDetail = {
  userId: number;
  email: string;
  /** Waiting to be confirmed. */
  newEmail: string;
  firstName: string;
  lastName: string;
  phone: string;
  homePhone: string;
  /** Receives order emails too. */
  secondEmail: string;
  username: string;
  /** Of e-mails. */
  language: string;
  /** dd/mm/yyyy. */
  birthDate: string;
  postalcode: string;
  fiscalCode: string;
  fidelityCard: string;
  personInfos: Record<number, string>;
};

export type DeletionRequest = { mailed: boolean; openOrders: number[] };
