import { hashPassword } from "../../modules/session/password";
import { staff } from "../../seed/staff";
import type { Db } from "../client";
import { staffMember } from "../schema";
import type { SeedOptions } from "./importer";

export async function importStaff(db: Db, { demoPassword }: SeedOptions): Promise<void> {
  for (const { password, ...member } of staff)
    await db
      .insert(staffMember)
      .values({ ...member, passwordHash: await hashPassword(demoPassword ?? password) });
}
