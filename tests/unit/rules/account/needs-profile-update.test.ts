import { needsProfileUpdate } from "@/lib/rules/account/needs-profile-update";

type Person = { fidelityCard: string; userTypeId: number | null; profileLevel: number | null };

const person: Person = { fidelityCard: "0471100245187", userTypeId: 2, profileLevel: 2 };

it.each<[string, Partial<Person>, boolean]>([
  ["a customer with a card", {}, false],
  ["a customer without a card", { fidelityCard: "" }, true],
  ["a company without a card", { fidelityCard: "", userTypeId: 1 }, true],
  ["a staff member", { fidelityCard: "", userTypeId: 3, profileLevel: 0 }, false],
  ["an incomplete profile", { profileLevel: 1 }, true],
  ["a shop without profile levels and user types", { userTypeId: null, profileLevel: null }, false],
])("%s", (_, changes, expected) => {
  expect(needsProfileUpdate({ ...person, ...changes }, { minProfileLevel: 2, asksForCard: true })).toBe(
    expected,
  );
});

it.each<[string, Partial<Person>, boolean]>([
  ["a customer without a card", { fidelityCard: "" }, false],
  ["an incomplete profile", { fidelityCard: "", profileLevel: 1 }, true],
])("at a shop without cards: %s", (_, changes, expected) => {
  expect(needsProfileUpdate({ ...person, ...changes }, { minProfileLevel: 2, asksForCard: false })).toBe(
    expected,
  );
});
