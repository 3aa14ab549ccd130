import { donationProjects, rewards, workplaces } from "../../seed/benefits";
import type { Db } from "../client";
import { donationProject, reward, workplace } from "../schema";

export async function importBenefits(db: Db): Promise<void> {
  await db.insert(donationProject).values(donationProjects);
  await db.insert(reward).values(rewards);
  await db.insert(workplace).values(workplaces);
}
