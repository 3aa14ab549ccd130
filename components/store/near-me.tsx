"use client";

import { useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { apiFetch } from "@/lib/api/api-fetch";
import { isPositionDenied, readPosition } from "@/lib/browser/browser-position";
import { config } from "@/lib/config";
import type { Warehouse } from "@/lib/ebsn/domain/delivery";
import { interpolate } from "@/lib/i18n/interpolate";
import { localizePath } from "@/lib/i18n/locale-path";
import { formatKilometres } from "@/lib/format/format-kilometres";
import { paths } from "@/lib/paths/paths";
import styles from "./store.module.css";

type Props = {
  locale: string;
  labels: Record<"nearMe" | "denied" | "failed" | "none" | "distance", string>;
};

type Result = "asking" | "denied" | "failed" | Warehouse[];

const MAX_STORES = 3;
async function findStores(): Promise<Result> {
  try {
    return await apiFetch<Warehouse[]>("warehouse/find-by-coordinates", {
      params: { ...(await readPosition()), distance: config.proximityDistance },
    });
  } catch (error) {
    return isPositionDenied(error) ? "denied" : "failed";
  }
}

/** Asks for the position only after a click, and does not store it. */
export function NearMe({ labels, locale }: Props) {
  const [result, setResult] = useState<Result | null>(null);

  async function search(): Promise<void> {
    setResult("asking");
    setResult(await findStores());
  }

  return (
    <div className={styles.nearMe}>
      <Button variant="secondary" small busy={result === "asking"} onClick={() => void search()}>
        <Icon name="pin" size={18} />
        {labels.nearMe}
      </Button>
      <div role="status">
        {result === "denied" && <Alert tone="warning">{labels.denied}</Alert>}
        {result === "failed" && <Alert tone="warning">{labels.failed}</Alert>}
        {Array.isArray(result) && result.length === 0 && <p>{labels.none}</p>}
        {Array.isArray(result) && result.length > 0 && (
          <ul className={styles.nearStores}>
            {result.slice(0, MAX_STORES).map(({ warehouseId, slug, name, distance }) => (
              <li key={warehouseId}>
                <Link href={localizePath(locale)(paths.store(slug))}>{name}</Link>
                {distance !== null && (
                  <b>{interpolate(labels.distance, { km: formatKilometres(distance / 1000, locale) })}</b>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
