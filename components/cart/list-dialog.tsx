"use client";

import { useTranslations } from "next-intl";
import { Dialog } from "@/components/ui/dialog";

type List = { listId: number; name: string };
type Props = { name: string; onSettle: (list: List | null) => void };

export function ListDialog({ name, onSettle }: Props) {
  const t = useTranslations("cart");
  return (
    <Dialog open title={t("choose")} width={350} onClose={() => onSettle(null)}>
      <p>{name}</p>
    </Dialog>
  );
}
