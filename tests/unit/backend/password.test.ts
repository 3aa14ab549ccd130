import { hashPassword, PASSWORD_COST, verifyPassword } from "@/backend/modules/session/password";

test("a password is hashed at the cost of a shop, with a salt of its own", async () => {
  const [first, second] = await Promise.all([hashPassword("Segreta&1"), hashPassword("Segreta&1")]);
  expect(first).toMatch(/^scrypt\$32768\$8\$1\$/);
  expect(first).not.toBe(second);
  expect(await verifyPassword("Segreta&1", first)).toBe(true);
  expect(await verifyPassword("segreta&1", first)).toBe(false);
});

test("a hash is verified at the cost it was made with", async () => {
  const cheaper = jest.replaceProperty(PASSWORD_COST, "N", 2 ** 10);
  const hash = await hashPassword("Segreta&1");
  cheaper.restore();
  expect(hash).toMatch(/^scrypt\$1024\$/);
  expect(await verifyPassword("Segreta&1", hash)).toBe(true);
});

test("nothing fits where there is no hash", async () => {
  expect(await verifyPassword("nessuna", null)).toBe(false);
});
