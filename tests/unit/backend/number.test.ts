import { id, int, optionalInt } from "@/backend/http/number";
import { MAX_ID } from "@/lib/rules/id";

const accepts = (schema: typeof int | typeof id | typeof optionalInt, value: unknown) =>
  schema.safeParse(value).success;

test.each([0, "12", MAX_ID, String(MAX_ID)])("%j is an id and an integer", (value) => {
  expect([id, int, optionalInt].every((schema) => accepts(schema, value))).toBe(true);
});

test.each([-1, "-1", -MAX_ID])("%j is an integer, but no id", (value) => {
  expect([id, int, optionalInt].map((schema) => accepts(schema, value))).toEqual([false, true, true]);
});

test.each([1.5, "1e3", " 1", true, null, [1], MAX_ID + 1, -MAX_ID - 1])("%j is neither", (value) => {
  expect([id, int, optionalInt].some((schema) => accepts(schema, value))).toBe(false);
});

test("an empty parameter is no integer", () => {
  expect(optionalInt.parse("")).toBeUndefined();
  expect(accepts(int, "")).toBe(false);
});
