"use client";

import { Icon } from "@/components/ui/icon";
import { useWords } from "@/components/ui/words";
import { useCart } from "@/lib/cart/client";
import styles from "./tools.module.css";

type Props = { loginHref: string; profileHref: string };

export function AccountLink({ loginHref, profileHref }: Props) {
  const { cart, isSignedIn } = useCart();
  const words = useWords();
  return (
    <a className={styles.tool} href={isSignedIn ? profileHref : loginHref}>
      <Icon name="person" />
      <span className={styles.name}>{isSignedIn ? cart?.user.firstName || words.profile : words.login}</span>
    </a>
  );
}
