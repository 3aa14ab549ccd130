"use client";

import { useLocale, useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { FoodProfileWarningSlot } from "@/components/food-profile/food-profile-warning-slot";
import { Button, LinkButton } from "@/components/ui/button";
import { HydrationSafeCheckbox } from "@/components/ui/hydration-safe-checkbox";
import { Link } from "@/components/ui/link";
import { useMessages } from "@/components/ui/messages";
import { Picture } from "@/components/ui/picture";
import { ProductFacts } from "@/components/ui/product-facts";
import { useBusy } from "@/components/ui/use-busy";
import { expandSellingRule } from "@/lib/cart/compact-selling";
import { formatQuantity } from "@/lib/cart/format-quantity";
import { awaitOverlay } from "@/lib/overlays/overlay";
import { hasSignedInHint } from "@/lib/session/session-hint";
import { sessionHintStore } from "@/lib/session/session-state";
import { useStore } from "@/lib/state/use-store";
import { withItem } from "@/lib/state/with-item";
import type { Candidate, MatchedLineView } from "./list-candidate";
import styles from "./shopping-list.module.css";
import { useOwnLines } from "./use-own-lines";
import { useRecentlyBoughtIds } from "./use-recently-bought-ids";

/** The customer's choice, else a product they bought recently, else the first in stock. */
function pickProduct({ products }: MatchedLineView, recentIds: ReadonlySet<number>, chosenId?: number) {
  const buyable = products.filter(({ isAvailable }) => isAvailable);
  return (
    buyable.find(({ productId }) => productId === chosenId) ??
    buyable.find(({ productId }) => recentIds.has(productId)) ??
    buyable[0] ??
    null
  );
}

const MESSAGE_KEYS = { all: "pasteList.added", some: "pasteList.someAdded" };

type Props = { lines: MatchedLineView[]; logInHref: string };

export function MatchedList({ lines: publicLines, logInHref }: Props) {
  const t = useTranslations("pasteList");
  const isSignedIn = useStore(sessionHintStore) === true && hasSignedInHint();
  const lines = useOwnLines(publicLines);
  const recentIds = useRecentlyBoughtIds();
  const [chosen, setChosen] = useState<Readonly<Record<number, number>>>({});
  const [skipped, setSkipped] = useState<readonly number[]>(() =>
    lines.flatMap(({ isLeftOut, isOnlyNearest }, index) => (isLeftOut || isOnlyNearest ? [index] : [])),
  );
  const { isBusy, whileBusy } = useBusy();
  const picked = lines.map((line, index) => pickProduct(line, recentIds, chosen[index]));
  const ticked = picked.flatMap((product, index) => (product && !skipped.includes(index) ? [product] : []));
  const canAdd = ({ isPriceHidden }: Candidate) => isSignedIn || !isPriceHidden;
  const wanted = ticked.filter(canAdd);

  function add(products: Candidate[]): void {
    const items = products.map(({ productId, quantity }) => ({ productId, quantity }));
    void whileBusy(() =>
      awaitOverlay({ dialog: "addAll", items, isAdditive: true, messageKeys: MESSAGE_KEYS }),
    );
  }

  return (
    <section aria-labelledby="matches-title">
      <h2 id="matches-title">{t("matches", { count: lines.length })}</h2>
      <ul className={styles.lines}>
        {lines.map((line, index) => (
          <Line
            key={`${index} ${line.text}`}
            line={line}
            product={picked[index] ?? null}
            isUsual={recentIds.has(picked[index]?.productId ?? 0)}
            isSkipped={skipped.includes(index)}
            isBusy={isBusy}
            canAdd={canAdd}
            onChoose={(productId) => setChosen({ ...chosen, [index]: productId })}
            onInclude={(isIncluded) => setSkipped((indexes) => withItem(indexes, index, !isIncluded))}
            onAdd={(product) => add([product])}
          />
        ))}
      </ul>
      {wanted.length > 0 && (
        <div className={styles.addAll} data-fixed-bar>
          <Button wide busy={isBusy} onClick={() => add(wanted)}>
            {t("addAll", { count: wanted.length })}
          </Button>
        </div>
      )}
      {wanted.length < ticked.length && (
        <div className={styles.addAll}>
          <LinkButton variant="secondary" href={logInHref}>
            {t("logIn")}
          </LinkButton>
        </div>
      )}
    </section>
  );
}

function missingKey({ isUnanswered, products }: MatchedLineView): "unanswered" | "allSoldOut" | "nothing" {
  if (isUnanswered) return "unanswered";
  return products.length > 0 ? "allSoldOut" : "nothing";
}

type LineProps = {
  line: MatchedLineView;
  product: Candidate | null;
  isUsual: boolean;
  isSkipped: boolean;
  isBusy: boolean;
  canAdd: (product: Candidate) => boolean;
  onChoose: (productId: number) => void;
  onInclude: (isIncluded: boolean) => void;
  onAdd: (product: Candidate) => void;
};

function Line({ line, product, isUsual, isSkipped, isBusy, canAdd, onChoose, onInclude, onAdd }: LineProps) {
  const t = useTranslations("pasteList");
  const messages = useMessages();
  const locale = useLocale();
  const productLink = useRef<HTMLAnchorElement>(null);
  const others = line.products.filter(({ productId }) => productId !== product?.productId);

  /** The button is gone once its product is the chosen one. */
  function choose(productId: number): void {
    flushSync(() => onChoose(productId));
    productLink.current?.focus();
  }

  return (
    <li className={styles.line} data-skipped={(isSkipped && !line.isOnlyNearest) || undefined}>
      <p className={styles.wanted}>
        {product ? (
          <label>
            <HydrationSafeCheckbox checked={!isSkipped} onChange={onInclude} /> {line.text}
          </label>
        ) : (
          line.text
        )}
      </p>
      {product && line.isOnlyNearest && (
        <p className={styles.nothing}>{t("onlyNearest", { name: product.name })}</p>
      )}
      {product ? (
        <div className={styles.product}>
          <Picture picture={product.picture} alt="" width={56} className={styles.picture} />
          <div className={styles.text}>
            <Link ref={productLink} href={product.href}>
              {product.name}
            </Link>
            <small>
              <ProductFacts facts={product.details} />
            </small>
            <FoodProfileWarningSlot id={product.productId} />
            <span>
              {formatQuantity(expandSellingRule(product.selling), product.quantity, messages, locale)}
              {" · "}
              <b>{product.price}</b>
              {isUsual && <em className={styles.usual}>{t("usual")}</em>}
            </span>
            {line.isAmountUnclear && <b className={styles.unclear}>{t("amountUnclear")}</b>}
          </div>
          {canAdd(product) && (
            <Button variant="secondary" small busy={isBusy} onClick={() => onAdd(product)}>
              {t("add")}
              <span className="visually-hidden">: {product.name}</span>
            </Button>
          )}
        </div>
      ) : (
        <p className={styles.nothing}>
          {t(missingKey(line))}{" "}
          <Link href={line.searchHref}>{t(line.isUnanswered ? "searchAgain" : "search")}</Link>
        </p>
      )}
      {others.length > 0 && (
        <details className={styles.others}>
          <summary className="disclosure">{t("others", { count: others.length })}</summary>
          <ul>
            {others.map((other) => (
              <li key={other.productId}>
                {other.isAvailable ? (
                  <button type="button" onClick={() => choose(other.productId)}>
                    {other.name}
                  </button>
                ) : (
                  <span>
                    {other.name} · {t("soldOut")}
                  </span>
                )}
                <small>
                  <ProductFacts
                    facts={[
                      ...other.details,
                      formatQuantity(expandSellingRule(other.selling), other.quantity, messages, locale),
                      other.price,
                    ]}
                  />
                </small>
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}
