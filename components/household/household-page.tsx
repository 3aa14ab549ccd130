import { getLocale } from "next-intl/server";
import { readHouseholdMessages } from "@/lib/household/messages";
import { HouseholdForm } from "./household-form";
import styles from "./household-page.module.css";

/** The same page for everyone: the profile is stored on the device. */
export async function HouseholdPage() {
  const messages = await readHouseholdMessages(await getLocale());
  return (
    <div className={styles.page}>
      <h1>{messages.title}</h1>
      <p>{messages.intro}</p>
      <HouseholdForm messages={messages} />
      <p className={styles.label}>{messages.label}</p>
    </div>
  );
}
