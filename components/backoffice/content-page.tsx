import { getLocale, getTranslations } from "next-intl/server";
import { Alert } from "@/components/ui/alert";
import { Link } from "@/components/ui/link";
import { backofficePaths } from "@/lib/paths/backoffice-paths";
import type { ContentQuery } from "@/lib/content-edit/content-query";
import type { ContentKind, ContentList } from "@/lib/ebsn/domain/content-edit";
import { localizePath } from "@/lib/i18n/locale-path";
import styles from "./backoffice.module.css";
import { ContentCreateForm } from "./content-create-form";
import { ContentFilter } from "./content-filter";
import { ContentRow } from "./content-row";
import { ExternalEditorNote, type ExternalEditors } from "./external-editor-note";
import type { StaffAction } from "./staff-action-state";
import { StaffNav } from "./staff-nav";
import { StaffRows } from "./staff-rows";
import type { StoreChoice } from "./store-choices";

type Props = {
  query: ContentQuery;
  list: ContentList | null;
  /** Of what the list leaves out because it could not be read. */
  unreadKinds?: ContentKind[];
  errorMessage: string;
  stores: StoreChoice[];
  /** Null: edited in Madia. */
  externalEditors: ExternalEditors | null;
  createAction: StaffAction;
};

export async function ContentPage({
  query,
  list,
  unreadKinds = [],
  errorMessage,
  stores,
  externalEditors,
  createAction,
}: Props) {
  const [t, locale] = await Promise.all([getTranslations("backoffice.content"), getLocale()]);
  const href = localizePath(locale);
  const isComplete = unreadKinds.length === 0;
  const items = list?.items ?? [];
  return (
    <div className={styles.page}>
      <StaffNav current="content" />
      <header className={styles.head}>
        <div>
          <h1>{t("title")}</h1>
          <p className={styles.muted}>{t("intro")}</p>
        </div>
        <Link href={href(backofficePaths.previewLinks())}>{t("links")}</Link>
      </header>
      {externalEditors ? (
        <ExternalEditorNote {...externalEditors} />
      ) : (
        <ContentCreateForm action={createAction} />
      )}
      <form
        key={JSON.stringify(query)}
        action={href(backofficePaths.content())}
        method="get"
        className={styles.results}
        aria-label={t("title")}
      >
        <ContentFilter query={query} stores={stores} />
        {!isComplete && (
          <Alert tone="warning">
            <p>{t("unread", { kinds: unreadKinds.map((kind) => t(`kinds.${kind}`)).join(", ") })}</p>
          </Alert>
        )}
        {isComplete && items.length > 0 && (
          <p role="status">{t("count", { count: list?.page.items ?? 0 })}</p>
        )}
        <StaffRows
          label={t("title")}
          rows={isComplete || items.length > 0 ? items : null}
          errorMessage={list ? "" : errorMessage}
          none={{ icon: "list", title: t("none"), text: t("noneText") }}
          pages={
            list && { page: list.page, hrefOf: (page) => href(backofficePaths.content({ ...query, page })) }
          }
        >
          {(item) => (
            <ContentRow key={`${item.kind} ${item.slug}`} item={item} isEditable={!externalEditors} />
          )}
        </StaffRows>
      </form>
    </div>
  );
}
