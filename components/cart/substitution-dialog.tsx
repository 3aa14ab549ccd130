"use client";

import { useLocale, useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import useSWR from "swr";
import { HouseholdWarningSlot } from "@/components/household/household-warning-slot";
import { Button } from "@/components/ui/button";
import { ContentText } from "@/components/ui/content-text";
import { Input } from "@/components/ui/control";
import { Dialog } from "@/components/ui/dialog";
import { LoadError } from "@/components/ui/load-error";
import { Picture } from "@/components/ui/picture";
import { RadioCard, RadioCardText } from "@/components/ui/radio-card";
import { apiFetch } from "@/lib/api/api-fetch";
import type { CartItem, Substitution } from "@/lib/ebsn/domain/cart";
import type { Product, ProductList } from "@/lib/ebsn/domain/product";
import { formatMoney } from "@/lib/money";
import { nearestPriceFirst } from "@/lib/rules/alternatives";
import { canSubstitute } from "@/lib/rules/substitution";
import styles from "./substitution-dialog.module.css";

type Props = { item: CartItem; onResolve: (preference: Substitution | null) => void };

const MAX_CANDIDATES = 24;

async function findCandidates(product: Product, query: string): Promise<Product[]> {
  const { products } = await apiFetch<ProductList>("products", {
    params: {
      page_size: MAX_CANDIDATES,
      ...(query ? { q: query } : { parent_category_id: product.categoryId }),
    },
  });
  const candidates = products.filter((candidate) => canSubstitute(candidate, product));
  return query ? candidates : nearestPriceFirst(product, candidates);
}

export function SubstitutionDialog({ item, onResolve }: Props) {
  const t = useTranslations("cart.substitution");
  const { product } = item;
  const [preference, setPreference] = useState<Substitution>(item.substitution ?? { kind: "similar" });
  const [query, setQuery] = useState("");
  const { data, error, mutate } = useSWR<Product[], unknown>(
    ["substitution", product.productId, query],
    () => findCandidates(product, query),
    { revalidateOnFocus: false, keepPreviousData: true },
  );
  // The previous search's products are no answer to this one.
  const candidates = error ? [] : data;

  function search(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    setQuery(String(new FormData(event.currentTarget).get("q") ?? "").trim());
  }

  const chosenId = preference.kind === "chosen" ? preference.productId : null;
  const isListed = candidates?.some(({ productId }) => productId === chosenId);
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
        {candidates?.map((candidate) => (
          <Candidate
            key={candidate.productId}
            product={candidate}
            isChosen={candidate.productId === chosenId}
            onChoose={() =>
              setPreference({ kind: "chosen", productId: candidate.productId, name: candidate.name })
            }
          />
        ))}
      </fieldset>
      {error !== undefined && <LoadError error={error} onRetry={() => void mutate()} />}
      {error === undefined && candidates?.length === 0 && <p role="status">{t("nothing")}</p>}
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
  const locale = useLocale();
  const { name, brand, packSize, picture, prices } = product;
  return (
    <RadioCard name="substitution" checked={isChosen} onChange={onChoose}>
      <Picture picture={picture} alt="" width={48} className={styles.picture} />
      <RadioCardText>
        <ContentText>{name}</ContentText>
        <small>
          {[brand, packSize, prices.display === null ? "" : formatMoney(prices.display, locale)]
            .filter(Boolean)
            .join(" · ")}
        </small>
        <HouseholdWarningSlot id={product.productId} />
      </RadioCardText>
    </RadioCard>
  );
}
