export type UserSearchResult = {
  userId: number;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  fidelityCard: string;
};

export type UserSearchPage = { users: UserSearchResult[]; page: number; pages: number; total: number };

export type SsoUser = { username: string; name: string; roles: string[] };
