import { getTranslations } from "next-intl/server";
import { Checkbox } from "@/components/ui/checkbox";
import { ContentDetails, ContentFieldGroup } from "./content-field";
import styles from "./content.module.css";

export type StoreChoice = { warehouseId: number; name: string };

type Props = { name: string; stores: StoreChoice[]; warehouseIds: number[] };

export async function StoreChoices({ name, stores, warehouseIds }: Props) {
  const t = await getTranslations("backoffice.contentEdit");
  const unknownIds = warehouseIds.filter((id) => !stores.some(({ warehouseId }) => warehouseId === id));
  const choices = [
    ...stores,
    ...unknownIds.map((warehouseId) => ({ warehouseId, name: t("unknownStore", { warehouseId }) })),
  ];
  return (
    <ContentDetails fieldPrefix={name} isOpen={warehouseIds.length > 0}>
      <summary className="disclosure">{t("stores")}</summary>
      <ContentFieldGroup
        name={name}
        label={<span className="visually-hidden">{t("stores")}</span>}
        hint={t("storesChoiceHint")}
      >
        {/* Sent when no box is checked: without the field the block would keep its stores. */}
        <input type="hidden" name={name} value="" />
        <div className={styles.choices}>
          {choices.map(({ warehouseId, name: storeName }) => (
            <Checkbox
              key={warehouseId}
              name={name}
              value={String(warehouseId)}
              defaultChecked={warehouseIds.includes(warehouseId)}
              label={storeName}
            />
          ))}
        </div>
      </ContentFieldGroup>
    </ContentDetails>
  );
}
