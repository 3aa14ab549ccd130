import { getLocale } from "next-intl/server";
import { readFoodProfileMessages } from "@/lib/food-profile/messages";
import { FoodProfileForm } from "./food-profile-form";
import styles from "./food-profile-page.module.css";

/** The same page for everyone: the profile is stored on the device. */
export async function FoodProfilePage() {
  const messages = await readFoodProfileMessages(await getLocale());
  return (
    <div className={styles.page}>
      <h1>{messages.title}</h1>
      <p>{messages.intro}</p>
      <FoodProfileForm messages={messages} />
      <p className={styles.label}>{messages.label}</p>
    </div>
  );
}
