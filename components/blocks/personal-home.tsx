"use client";

import { useEffect } from "react";
import { ReorderButton } from "@/components/cart/reorder-button";
import { ProductCard } from "@/components/product/product-card";
import { BlockTitle } from "@/components/ui/block-title";
import { Carousel } from "@/components/ui/carousel";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { Skeleton } from "@/components/ui/skeleton";
import { useCardContext } from "@/components/product/use-card-context";
import { useMessages } from "@/components/ui/messages";
import { useDeferredMessages } from "@/components/ui/use-deferred-messages";
import { browserToday } from "@/lib/browser/browser-clock";
import { useServerCart } from "@/lib/cart/use-cart";
import { formatDate, formatDay } from "@/lib/dates";
import type { Order } from "@/lib/ebsn/domain/order";
import type { Product } from "@/lib/ebsn/domain/product";
import { interpolate } from "@/lib/i18n/interpolate";
import { localizePath } from "@/lib/i18n/locale-path";
import { getPageLocale } from "@/lib/i18n/page-locale";
import { paths } from "@/lib/paths/paths";
import { serviceIcon } from "@/lib/rules/delivery/delivery-services";
import { isPickUpService } from "@/lib/rules/delivery/handover";
import { storeHasPurchases } from "@/lib/session/no-purchases";
import styles from "./personal-home.module.css";
import { usePersonalHome } from "./use-personal-home";

export function PersonalHome() {
  const { cart } = useServerCart();
  const messages = useDeferredMessages();
  const { data, error } = usePersonalHome(cart?.user.userId ?? -1);
  const hasBought = data && (data.lastOrder !== null || data.frequentProducts.length > 0);
  useEffect(() => {
    if (hasBought !== undefined) storeHasPurchases(hasBought);
  }, [hasBought]);
  if (!data || !messages) return error ? <div data-empty="" /> : <PersonalHomeSkeleton />;
  const { nextDelivery, lastOrder, frequentProducts, offers } = data;
  if (!hasBought) return <div data-empty="" />;
  return (
    <div className={styles.home} data-personal="">
      <div className={styles.cards}>
        {nextDelivery && <NextDeliveryCard order={nextDelivery} />}
        {lastOrder && <LastOrderCard order={lastOrder} />}
      </div>
      <ProductCarousel title={messages.frequentlyBought} products={frequentProducts} />
      <ProductCarousel title={messages.frequentlyBoughtOffers} products={offers} />
    </div>
  );
}

function PersonalHomeSkeleton() {
  return (
    <div className={styles.home}>
      <Skeleton height="4.5rem" radius="var(--radius-l)" />
      <Skeleton width="16rem" height="2.25rem" />
      <div className={styles.waitingCards}>
        {[1, 2, 3, 4].map((card) => (
          <Skeleton key={card} height="18rem" radius="var(--radius-l)" />
        ))}
      </div>
    </div>
  );
}

function NextDeliveryCard({ order }: { order: Order }) {
  const { today } = useMessages();
  const messages = useDeferredMessages();
  const locale = getPageLocale();
  const { orderId, service, timeslot } = order;
  if (!timeslot || !messages) return null;
  const isPickUp = isPickUpService(service?.deliveryServiceId);
  const day = timeslot.dateIso.slice(0, 10);
  return (
    <section className={styles.card}>
      <Icon name={serviceIcon(service?.deliveryServiceId)} />
      <div>
        <h2>{isPickUp ? messages.nextPickUp : messages.nextDelivery}</h2>
        <p>
          <b>{day === browserToday() ? today : formatDay(day, locale)}</b>{" "}
          {`${timeslot.beginTime}–${timeslot.endTime}`}
        </p>
      </div>
      <Link href={localizePath(locale)(paths.order(orderId))}>{messages.seeOrder}</Link>
    </section>
  );
}

function LastOrderCard({ order }: { order: Order }) {
  const messages = useDeferredMessages();
  if (!messages) return null;
  return (
    <section className={styles.card}>
      <Icon name="basket" />
      <div>
        <h2>{messages.lastOrder}</h2>
        <p>
          {order.dateIso &&
            interpolate(messages.lastOrderText, {
              date: formatDate(order.dateIso, getPageLocale()),
              count: order.totalItems,
            })}
        </p>
      </div>
      <ReorderButton orderId={order.orderId} />
    </section>
  );
}

function ProductCarousel({ title, products }: { title: string; products: Product[] }) {
  const context = useCardContext();
  if (!context || products.length === 0) return null;
  return (
    <section>
      <BlockTitle title={title} />
      <Carousel label={title} layout="cards" isTitled>
        {products.map((product) => (
          <ProductCard key={product.productId} product={product} context={context} isSlide />
        ))}
      </Carousel>
    </section>
  );
}
