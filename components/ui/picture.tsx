import type { ReactNode } from "react";
import type { PictureUrls } from "@/lib/ebsn/domain/product";
import { classNames } from "./class-names";
import styles from "./picture.module.css";

type Props = {
  picture: PictureUrls | null;
  /** what it shows; "" where the words beside it say so. */
  alt: string;
  /** px of its box; the page's CSS may scale it. */
  width: number;
  height?: number;
  sizes?: string;
  /** Above the fold: fetched before all else. */
  first?: boolean;
  className?: string;
  /** Laid over it. */
  children?: ReactNode;
};

const AT_ONCE = { loading: "eager", fetchPriority: "high", decoding: "sync" } as const;
const LATER = { loading: "lazy" } as const;

/** Widths of the shop's own `/thumb/`, `/photo/` and `/large/` pictures. */
function sourceSet({ thumb, photo, large }: PictureUrls): string {
  const candidates: [string, number][] = [
    [thumb, 240],
    [photo, 400],
    [large, 960],
  ];
  const seen = new Set<string>();
  return candidates
    .filter(([url]) => url && !seen.has(url) && seen.add(url))
    .map(([url, px]) => `${url} ${px}w`)
    .join(", ");
}

/** A picture on a plain ground; the drawing under it shows when there is none or when it cannot be loaded. */
export function Picture({ picture, alt, width, height = width, sizes, first, className, children }: Props) {
  return (
    <span className={classNames(styles.box, className)}>
      {picture && (
        <img
          src={picture.photo || picture.large || picture.thumb}
          srcSet={sourceSet(picture) || undefined}
          sizes={sizes ?? `${width}px`}
          width={width}
          height={height}
          alt={alt}
          {...(first ? AT_ONCE : LATER)}
        />
      )}
      {children}
    </span>
  );
}
