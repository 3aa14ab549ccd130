import { pictureSrcSet } from "@/components/ui/picture-src-set";
import type { Proposal } from "@/lib/ebsn/domain/category";
import type { BannerDisplay } from "./banner-display";

type Props = {
  proposal: Proposal;
  display: BannerDisplay;
  alt: string;
  sizes: string;
  width: number;
  height: number;
  className?: string;
  eager?: boolean;
};

export function BannerPicture({
  proposal,
  display: { mobileImg, desktopImg },
  alt,
  sizes,
  width,
  height,
  className,
  eager,
}: Props) {
  const img = desktopImg || proposal.img || mobileImg;
  if (!img) return null;
  return (
    <picture>
      {mobileImg && mobileImg !== img && (
        <source media="(max-width: 599px)" srcSet={pictureSrcSet(mobileImg) || mobileImg} sizes={sizes} />
      )}
      <img
        src={img}
        srcSet={pictureSrcSet(img) || undefined}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        className={className || undefined}
        loading={eager ? "eager" : "lazy"}
        decoding={eager ? "sync" : undefined}
        fetchPriority={eager ? "high" : undefined}
      />
    </picture>
  );
}
