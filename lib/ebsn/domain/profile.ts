/** What a customer sees and changes of themselves. */
export type UserDetail = {
  userId: number;
  email: string;
  /** An address asked for that waits to be confirmed; "" without one. */
  newEmail: string;
  firstName: string;
  lastName: string;
  phone: string;
  /** dd/mm/yyyy; "" when it is not known. */
  birthDate: string;
  postalcode: string;
  fiscalCode: string;
  /** "" for who has none. */
  fidelityCard: string;
  /** By personInfoTypeId. */
  personInfos: Record<number, string>;
};

/** Whether the mail that ends an account is on its way; else these orders still wait. */
export type DeletionRequest = { mailed: boolean; openOrders: number[] };
