import { getLocale, getTranslations } from "next-intl/server";
import { RequestStatusBadge, SentDate } from "@/components/requests/request-status";
import { Link } from "@/components/ui/link";
import { backofficePaths } from "@/lib/paths/backoffice-paths";
import type { PageInfo } from "@/lib/ebsn/domain/page";
import type { StaffForm } from "@/lib/ebsn/domain/form-request";
import { localizePath } from "@/lib/i18n/locale-path";
import styles from "./backoffice.module.css";
import { StaffNav } from "./staff-nav";
import { StaffRows } from "./staff-rows";

type Props = {
  requests: StaffForm[] | null;
  /** Of a longer list. */
  listPage?: PageInfo;
  showAll: boolean;
  errorMessage: string;
};

export async function StaffInboxPage({ requests, listPage, showAll, errorMessage }: Props) {
  const [t, locale] = await Promise.all([getTranslations("backoffice.requests"), getLocale()]);
  const href = localizePath(locale);
  return (
    <div className={styles.page}>
      <StaffNav current="requests" />
      <header className={styles.head}>
        <div>
          <h1>{t("title")}</h1>
          <p className={styles.muted}>{t("intro")}</p>
        </div>
        <Link href={href(backofficePaths.requests({ showAll: !showAll }))}>
          {t(showAll ? "onlyWaiting" : "all")}
        </Link>
      </header>
      <StaffRows
        label={t("title")}
        rows={requests}
        errorMessage={errorMessage}
        none={{ icon: "check", title: t("none"), text: t("noneText") }}
        pages={
          listPage && {
            page: listPage,
            hrefOf: (page) => href(backofficePaths.requests({ showAll, page })),
          }
        }
      >
        {(request) => (
          <InboxRow
            key={request.cuFormId}
            request={request}
            href={href(
              backofficePaths.requests({ cuFormId: request.cuFormId, showAll, page: listPage?.number }),
            )}
          />
        )}
      </StaffRows>
    </div>
  );
}

async function InboxRow({ request, href }: { request: StaffForm; href: string }) {
  const [t, tRequests] = await Promise.all([
    getTranslations("backoffice.requests"),
    getTranslations("requests"),
  ]);
  const { firstName, lastName, email } = request.sender;
  return (
    <li className={styles.row}>
      <div className={styles.person}>
        <h2>
          <Link href={href}>{request.name || tRequests("unnamed")}</Link>
        </h2>
        <p>
          {t("fromWhom", { name: `${firstName} ${lastName}`.trim() || email || "?" })} ·{" "}
          <SentDate sentAt={request.sentAt} />
        </p>
      </div>
      <p>
        <RequestStatusBadge status={request.status} />
      </p>
    </li>
  );
}
