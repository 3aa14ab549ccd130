import type { PageInfo } from "./page";

export type UserSearchResult = {
  userId: number;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  fidelityCard: string;
};

export type UserSearchPage = { users: UserSearchResult[]; page: PageInfo };

export type StaffList<T> = { entries: T[]; page: PageInfo };

export type SsoUser = { username: string; name: string; roles: string[] };
