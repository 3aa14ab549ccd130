import { getTranslations } from "next-intl/server";
import { Button } from "@/components/ui/button";
import { FieldRow } from "@/components/ui/form-layout";
import type { EditedBlock, EditedProposal } from "@/lib/ebsn/domain/content-edit";
import { ContentDetails, ContentField, ContentTextarea } from "./content-field";
import styles from "./content.module.css";
import { StoreChoices, type StoreChoice } from "./store-choices";

/** `stores`: none where the shop does not list them. */
type Props = { block: EditedBlock; stores: StoreChoice[]; isFirst: boolean; isLast: boolean };

export async function BlockFields({ block, stores, isFirst, isLast }: Props) {
  const t = await getTranslations("backoffice.contentEdit");
  const { categoryBlockId, modeName, name, settings, proposals, visibility } = block;
  const title = name || modeName;
  const idOf = (field: string) => `block-${categoryBlockId}-${field}`;
  const field = (key: string) => ({ id: idOf(key), name: idOf(key) });
  return (
    <section className={styles.block} aria-labelledby={idOf("head")}>
      <div className={styles.blockHead}>
        <h2 id={idOf("head")}>
          {title} <small className={styles.hint}>{modeName}</small>
        </h2>
        <div>
          <MoveButton
            intent={`up:${categoryBlockId}`}
            text={t("up")}
            label={t("upOf", { name: title })}
            disabled={isFirst}
          />
          <MoveButton
            intent={`down:${categoryBlockId}`}
            text={t("down")}
            label={t("downOf", { name: title })}
            disabled={isLast}
          />
        </div>
      </div>
      <FieldRow>
        <ContentField
          {...field("name")}
          span="half"
          label={t("blockName")}
          maxLength={300}
          defaultValue={name}
        />
        <ContentField
          {...field("title")}
          span="half"
          label={t("blockTitle")}
          maxLength={300}
          defaultValue={settings.TITLE ?? ""}
        />
        <ContentField
          {...field("from")}
          span="half"
          type="datetime-local"
          label={t("from")}
          defaultValue={visibility?.from}
        />
        <ContentField
          {...field("to")}
          span="half"
          type="datetime-local"
          label={t("to")}
          defaultValue={visibility?.to}
        />
        {stores.length === 0 && (
          <ContentField
            {...field("stores")}
            span="half"
            label={t("stores")}
            hint={t("storesHint")}
            inputMode="numeric"
            maxLength={200}
            defaultValue={visibility?.warehouseIds.join(", ")}
          />
        )}
        <ContentField
          {...field("segments")}
          span="half"
          label={t("segments")}
          hint={t("segmentsHint")}
          inputMode="numeric"
          maxLength={200}
          defaultValue={visibility?.segmentIds.join(", ")}
        />
      </FieldRow>
      {stores.length > 0 && (
        <StoreChoices name={idOf("stores")} stores={stores} warehouseIds={visibility?.warehouseIds ?? []} />
      )}
      {proposals.map((proposal) => (
        <ProposalFields key={proposal.id} proposal={proposal} />
      ))}
    </section>
  );
}

type MoveButtonProps = { intent: string; text: string; label: string; disabled: boolean };

function MoveButton({ intent, text, label, disabled }: MoveButtonProps) {
  return (
    <Button
      type="submit"
      small
      variant="quiet"
      name="intent"
      value={intent}
      disabled={disabled}
      aria-label={label}
    >
      {text}
    </Button>
  );
}

async function ProposalFields({ proposal }: { proposal: EditedProposal }) {
  const t = await getTranslations("backoffice.contentEdit");
  const { id, name, slug, descr, content, proposalUrl, imgAlt, img, display } = proposal;
  const nameOf = (field: string) => `proposal-${id}-${field}`;
  const field = (key: string) => ({ id: nameOf(key), name: nameOf(key) });
  return (
    <ContentDetails fieldPrefix={nameOf("")} className={styles.proposal}>
      <summary className="disclosure">{name || slug}</summary>
      <ContentField {...field("name")} label={t("bannerName")} maxLength={300} defaultValue={name} />
      {(content === "" || descr !== "") && (
        <ContentTextarea
          {...field("descr")}
          label={t("bannerText")}
          rows={3}
          maxLength={20_000}
          defaultValue={descr}
        />
      )}
      {content !== "" && (
        <ContentTextarea
          {...field("content")}
          label={t("text")}
          hint={t("textHint")}
          rows={8}
          maxLength={100_000}
          defaultValue={content}
        />
      )}
      <FieldRow>
        <ContentField
          {...field("url")}
          span="half"
          label={t("bannerUrl")}
          hint={t("bannerUrlHint")}
          maxLength={500}
          defaultValue={proposalUrl}
        />
        {img && (
          <ContentField
            {...field("button")}
            span="half"
            label={t("bannerButton")}
            maxLength={80}
            defaultValue={display.button_text ?? ""}
          />
        )}
        {img && (
          <ContentField
            {...field("alt")}
            span="full"
            label={t("bannerAlt")}
            maxLength={300}
            defaultValue={imgAlt}
          />
        )}
      </FieldRow>
    </ContentDetails>
  );
}
