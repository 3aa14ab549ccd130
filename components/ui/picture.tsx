import type { ReactNode } from "react";
import type { PictureUrls } from "@/lib/ebsn/domain/product";
import { classNames } from "./class-names";
import styles from "./picture.module.css";

type Props = {
  picture: PictureUrls | null;
  /** "" when the text beside it says the same. */
  alt: string;
  /** px; CSS may scale it. */
  width: number;
  height?: number;
  sizes?: string;
  /** Above the fold. */
  isPriority?: boolean;
  className?: string;
  children?: ReactNode;
};

const PRIORITY_PROPS = { loading: "eager", fetchPriority: "high", decoding: "sync" } as const;
const LAZY_PROPS = { loading: "lazy" } as const;

/** Widths of the API's `/thumb/`, `/photo/` and `/large/` pictures. */
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

/** The CSS placeholder shows when the picture is missing or fails to load. */
export function Picture({
  picture,
  alt,
  width,
  height = width,
  sizes,
  isPriority,
  className,
  children,
}: Props) {
  return (
    <span
      className={classNames(styles.box, className)}
      {...(picture?.colour && { style: { background: picture.colour } })}
    >
      {picture && (
        <img
          src={picture.photo || picture.large || picture.thumb}
          srcSet={sourceSet(picture) || undefined}
          sizes={sizes ?? `${width}px`}
          width={width}
          height={height}
          alt={alt}
          {...(isPriority ? PRIORITY_PROPS : LAZY_PROPS)}
        />
      )}
      {children}
    </span>
  );
}
