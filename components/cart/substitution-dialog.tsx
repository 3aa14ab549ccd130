"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { FoodProfileWarningSlot } from "@/components/food-profile/food-profile-warning-slot";
import { Button } from "@/components/ui/button";
import { ContentText } from "@/components/ui/content-text";
import { Input } from "@/components/ui/control";
import { Dialog } from "@/components/ui/dialog";
import { LoadError } from "@/components/ui/load-error";
import { Picture } from "@/components/ui/picture";
import { ProductFacts } from "@/components/ui/product-facts";
import { RadioCard, RadioCardText } from "@/components/ui/radio-card";
import type { CartItem, Substitution } from "@/lib/ebsn/domain/cart";
import type { Product } from "@/lib/ebsn/domain/product";
import { nearestPriceFirst } from "@/lib/rules/products/alternatives";
import { nameWithBrand } from "@/lib/rules/products/name-with-brand";
import { canSubstitute } from "@/lib/rules/cart/substitution";
import { describeProduct } from "./price-text";
import { usePriceContext } from "./use-price-context";
import styles from "./substitution-dialog.module.css";
import { useCandidates } from "./use-candidates";

type Props = { item: CartItem; onResolve: (preference: Substitution | null) => void };

type Candidates = { query: string; products: Product[] };

function findSubstitutes(product: Product, { query, products }: Candidates): Product[] {
  const substitutes = products.filter((candidate) => canSubstitute(candidate, product));
  return query ? substitutes : nearestPriceFirst(product, substitutes);
}

export function SubstitutionDialog({ item, onResolve }: Props) {
  const t = useTranslations("cart.substitution");
  const { product } = item;
  const [preference, setPreference] = useState<Substitution>(item.substitution ?? { kind: "similar" });
  const [query, setQuery] = useState("");
  const { candidates, error, reload } = useCandidates(product.categoryId, query);
  const substitutes = candidates && findSubstitutes(product, candidates);

  function search(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    setQuery(String(new FormData(event.currentTarget).get("q") ?? "").trim());
  }

  const chosenId = preference.kind === "chosen" ? preference.productId : null;
  const isListed = substitutes?.some(({ productId }) => productId === chosenId);
  return (
    <Dialog
      open
      title={t("title")}
      onClose={() => onResolve(null)}
      footer={<Button onClick={() => onResolve(preference)}>{t("confirm")}</Button>}
    >
      <p>{t("intro", { name: product.name })}</p>
      <fieldset className={styles.choices}>
        <legend className="visually-hidden">{t("title")}</legend>
        {(["similar", "none"] as const).map((kind) => (
          <RadioCard
            key={kind}
            name="substitution"
            checked={preference.kind === kind}
            onChange={() => setPreference({ kind })}
          >
            {t(`${kind}Choice`)}
          </RadioCard>
        ))}
        <p className={styles.heading}>{t("own")}</p>
        {preference.kind === "chosen" && !isListed && (
          <RadioCard name="substitution" checked readOnly>
            <ContentText>{preference.name}</ContentText>
          </RadioCard>
        )}
        {substitutes?.map((candidate) => (
          <Candidate
            key={candidate.productId}
            product={candidate}
            isChosen={candidate.productId === chosenId}
            onChoose={() =>
              setPreference({
                kind: "chosen",
                productId: candidate.productId,
                name: nameWithBrand(candidate),
              })
            }
          />
        ))}
      </fieldset>
      {error !== undefined && <LoadError error={error} onRetry={reload} />}
      {error === undefined && substitutes?.length === 0 && <p role="status">{t("nothing")}</p>}
      <form role="search" className={styles.search} onSubmit={search}>
        <Input type="search" name="q" aria-label={t("search")} placeholder={t("search")} maxLength={100} />
        <Button type="submit" variant="secondary">
          {t("find")}
        </Button>
      </form>
    </Dialog>
  );
}

type CandidateProps = { product: Product; isChosen: boolean; onChoose: () => void };

function Candidate({ product, isChosen, onChoose }: CandidateProps) {
  const details = describeProduct(product, usePriceContext());
  const { name, picture } = product;
  return (
    <RadioCard name="substitution" checked={isChosen} onChange={onChoose}>
      <Picture picture={picture} alt="" width={48} className={styles.picture} />
      <RadioCardText>
        <ContentText>{name}</ContentText>
        <small>
          <ProductFacts facts={details} />
        </small>
        <FoodProfileWarningSlot id={product.productId} />
      </RadioCardText>
    </RadioCard>
  );
}
