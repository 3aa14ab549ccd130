"use client";

import { useTranslations } from "next-intl";
import { ContentText } from "@/components/ui/content-text";
import { useBusy } from "@/components/ui/use-busy";
import { VanishingButton } from "@/components/ui/vanishing-button";
import type { Product } from "@/lib/ebsn/domain/product";

type Props = { substitute: Product; onRefuse: () => Promise<void> };

export function RefuseSubstitute({ substitute, onRefuse }: Props) {
  const t = useTranslations("orders.picked");
  const { isBusy, whileBusy } = useBusy();

  return (
    <span className="no-print">
      <VanishingButton variant="secondary" small busy={isBusy} onClick={() => void whileBusy(onRefuse)}>
        {t("refuse")}
        <span className="visually-hidden">
          : <ContentText>{substitute.name}</ContentText>
        </span>
      </VanishingButton>
    </span>
  );
}
