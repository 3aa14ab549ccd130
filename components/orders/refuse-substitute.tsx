"use client";

import { useTranslations } from "next-intl";
import { useRef } from "react";
import { Button } from "@/components/ui/button";
import { ContentText } from "@/components/ui/content-text";
import { useBusy } from "@/components/ui/use-busy";
import { useFocusAfterRemoval } from "@/components/ui/use-focus-after-removal";
import type { Product } from "@/lib/ebsn/domain/product";

type Props = { substitute: Product; onRefuse: () => Promise<void> };

export function RefuseSubstitute({ substitute, onRefuse }: Props) {
  const t = useTranslations("orders.picked");
  const { isBusy, whileBusy } = useBusy();
  const ref = useRef<HTMLButtonElement>(null);
  useFocusAfterRemoval(ref);

  return (
    <span className="no-print">
      <Button ref={ref} variant="secondary" small busy={isBusy} onClick={() => void whileBusy(onRefuse)}>
        {t("refuse")}
        <span className="visually-hidden">
          : <ContentText>{substitute.name}</ContentText>
        </span>
      </Button>
    </span>
  );
}
