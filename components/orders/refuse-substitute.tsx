"use client";

import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { ContentText } from "@/components/ui/content-text";
import { useFocusAfterRemoval } from "@/components/ui/use-focus-after-removal";
import type { Product } from "@/lib/ebsn/domain/product";

type Props = { substitute: Product; onRefuse: () => Promise<void> };

export function RefuseSubstitute({ substitute, onRefuse }: Props) {
  const t = useTranslations("orders.picked");
  const [isBusy, setIsBusy] = useState(false);
  const ref = useRef<HTMLButtonElement>(null);
  useFocusAfterRemoval(ref);

  async function refuse(): Promise<void> {
    setIsBusy(true);
    await onRefuse();
    setIsBusy(false);
  }

  return (
    <span className="no-print">
      <Button ref={ref} variant="secondary" small busy={isBusy} onClick={() => void refuse()}>
        {t("refuse")}
        <span className="visually-hidden">
          : <ContentText>{substitute.name}</ContentText>
        </span>
      </Button>
    </span>
  );
}
