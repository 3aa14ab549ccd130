import type { CSSProperties } from "react";
import { classNames } from "@/components/ui/class-names";
import { ContentText } from "@/components/ui/content-text";
import { Link } from "@/components/ui/link";
import { pictureUrlAtWidth } from "@/components/ui/picture-src-set";
import type { CategoryNode } from "@/lib/ebsn/domain/category";
import { paths } from "@/lib/paths/paths";
import styles from "./department-tiles.module.css";

type Props = {
  departments: CategoryNode[];
  href: (path: string) => string;
  strip?: boolean;
};

export function DepartmentTiles({ departments, href, strip }: Props) {
  return (
    <ul className={classNames(styles.tiles, strip && styles.strip)}>
      {departments.map(({ categoryId, name, slug, picture, tint }) => (
        <li key={categoryId} style={tint ? ({ "--tint": tint } as CSSProperties) : undefined}>
          {picture && (
            <img
              src={pictureUrlAtWidth(picture, strip ? 240 : 480)}
              width={240}
              height={240}
              alt=""
              loading="lazy"
              decoding="async"
            />
          )}
          <h3>
            <Link href={href(paths.category(slug))}>
              <ContentText>{name}</ContentText>
            </Link>
          </h3>
        </li>
      ))}
    </ul>
  );
}
