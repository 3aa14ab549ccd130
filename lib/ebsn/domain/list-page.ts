export type ListPage = { page: number; pages: number; total: number };

export type StaffList<T> = ListPage & { entries: T[] };
