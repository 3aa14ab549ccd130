import type { SeedPerson } from "../types-people";

export const serena: SeedPerson = {
  customerId: 1003,
  role: "staff",
  login: "staff@madia.test",
  password: "Madia2026!",
  firstName: "Serena",
  lastName: "Galli",
  birthDate: "1991-02-08",
  phone: "02 84571320",
  fiscalCode: "GLLSRN91B48F205H",
  fidelityCard: "",
  points: 0,
  storeId: 5,
  addresses: [],
  orders: [],
  wishlists: [],
};
