/** A customer as staff find them. */
export type FoundUser = {
  userId: number;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  fidelityCard: string;
};

export type FoundUsers = { users: FoundUser[]; page: number; pages: number; total: number };

/** Who works for the shop. */
export type SsoUser = { username: string; name: string; roles: string[] };
