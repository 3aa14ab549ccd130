import { Icon } from "@/components/ui/icon";
import styles from "./gifts.module.css";

const SIZE = 48;

type Props = { picture?: string; icon: "gift" | "star" };

export function VoucherPicture({ picture, icon }: Props) {
  if (picture)
    return <img src={picture} alt="" width={SIZE} height={SIZE} loading="lazy" className={styles.picture} />;
  return (
    <span className={styles.icon}>
      <Icon name={icon} size={26} />
    </span>
  );
}
