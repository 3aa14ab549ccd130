"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useLayoutEffect, useRef } from "react";
import { Button, LinkButton } from "@/components/ui/button";
import { closeOnBack } from "@/components/ui/dialog-history";
import { EmptyState } from "@/components/ui/empty-state";
import { Icon } from "@/components/ui/icon";
import { Skeleton } from "@/components/ui/skeleton";
import { useCart } from "@/lib/cart/use-cart";
import { localizePath } from "@/lib/i18n/locale-path";
import { formatMoney } from "@/lib/money";
import { paths } from "@/lib/paths";
import { CartProgress } from "./cart-progress";
import { SideCartLine } from "./side-cart-line";
import styles from "./side-cart.module.css";

export function SideCart({ onClose }: { onClose: () => void }) {
  const t = useTranslations();
  const locale = useLocale();
  const { cart, isReady, isPending } = useCart();
  const ref = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const dialog = ref.current;
    const opener = document.activeElement;
    dialog?.showModal();
    return () => {
      dialog?.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  useEffect(() => closeOnBack(onClose), [onClose]);

  return (
    <dialog
      ref={ref}
      className={styles.drawer}
      aria-labelledby="side-cart-title"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <header className={styles.head}>
        <h2 id="side-cart-title">{t("cart.title")}</h2>
        <Button variant="quiet" small aria-label={t("common.close")} onClick={onClose}>
          <Icon name="cross" />
        </Button>
      </header>
      <div className={styles.body}>
        {!isReady && <Skeleton height="12rem" />}
        {isReady && (!cart || cart.sectors.length === 0) && (
          <EmptyState icon="cart" title={t("cart.emptyTitle")}>
            {t("cart.emptyText")}
          </EmptyState>
        )}
        {cart?.sectors.map((sector) => (
          <section key={sector.name}>
            <h3 className={styles.sector}>{sector.name || t("cart.otherGoods")}</h3>
            <ul className={styles.lines}>
              {sector.items.map((item) => (
                <SideCartLine key={item.itemId} item={item} />
              ))}
            </ul>
          </section>
        ))}
      </div>
      {cart && cart.sectors.length > 0 && (
        <footer className={styles.foot}>
          <CartProgress cart={cart} />
          <p className={styles.total} data-pending={isPending || undefined} aria-busy={isPending}>
            <span>{t("cart.total")}</span>
            <strong>{formatMoney(cart.totals.gross, locale)}</strong>
          </p>
          <LinkButton href={localizePath(locale)(paths.cart())} wide>
            {t("cart.toCart")}
          </LinkButton>
        </footer>
      )}
    </dialog>
  );
}
