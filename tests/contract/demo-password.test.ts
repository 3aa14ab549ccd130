import { sql } from "drizzle-orm";
import { importPeople } from "@/backend/db/seed/import-people";
import { importStaff } from "@/backend/db/seed/import-staff";
import { chooseDemoPassword } from "@/backend/demo-password";
import { people } from "@/backend/seed/people";
import { staff } from "@/backend/seed/staff";
import { backendForFile } from "@/tests/support/file-backend";
import { parseAnswer } from "@/tests/support/shopper";

const backend = backendForFile();

test("DEMO_PASSWORD=random: a password of its own each time, and the README's opens nothing", async () => {
  const demoPassword = chooseDemoPassword("random") ?? "";
  expect(demoPassword).toMatch(/^[\w-]{16}$/);
  expect(chooseDemoPassword("random")).not.toBe(demoPassword);
  const { db, clock } = backend.context;
  for (const table of ["customer", "gift_certificate", "staff_member"])
    await db.execute(sql`delete from ${sql.identifier(table)}`);
  const options = { clock, scale: 0, demoPassword, progress: () => undefined };
  await importPeople(db, options);
  await importStaff(db, options);

  const logIn = async (path: string, body: object) =>
    parseAnswer(await backend.post(`/ebsn/api/${path}`, body, { "x-ebsn-uuid": JSON.stringify(body) })).codes;
  for (const { login, password } of people) {
    expect(await logIn("auth/login", { login, password })).toEqual(["error.login.wrong"]);
    expect(await logIn("auth/login", { login, password: demoPassword })).not.toContain("error.login.wrong");
  }
  for (const { username, password, otpSecret } of staff) {
    const credentials = { backoffice_user: username };
    expect(await logIn("backoffice-access/sso-login", { ...credentials, password })).toEqual([
      "error.sso.wrong",
    ]);
    if (!otpSecret)
      expect(await logIn("backoffice-access/sso-login", { ...credentials, password: demoPassword })).toEqual(
        [],
      );
  }
});
