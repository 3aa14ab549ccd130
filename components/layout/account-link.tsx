"use client";

import { CoreIcon } from "@/components/ui/core-icon";
import { Link } from "@/components/ui/link";
import { useMessages } from "@/components/ui/messages";
import { useServerCart } from "@/lib/cart/use-cart";
import styles from "./tools.module.css";

type Props = { loginHref: string; profileHref: string };

export function AccountLink({ loginHref, profileHref }: Props) {
  const { cart, isSignedIn } = useServerCart();
  const messages = useMessages();
  return (
    <Link className={styles.tool} href={isSignedIn ? profileHref : loginHref}>
      <CoreIcon name="person" />
      <span className={styles.name}>
        {isSignedIn ? cart?.user.firstName || messages.profile : messages.login}
      </span>
    </Link>
  );
}
