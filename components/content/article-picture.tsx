import { pictureSrcSet } from "@/components/ui/picture-src-set";

type Props = { src: string; alt: string; sizes: string; eager?: boolean; className?: string };

export function ArticlePicture({ src, alt, sizes, eager, className }: Props) {
  if (!src) return null;
  return (
    <img
      className={className}
      src={src}
      srcSet={pictureSrcSet(src) || undefined}
      sizes={sizes}
      width={960}
      height={540}
      alt={alt}
      loading={eager ? "eager" : "lazy"}
      fetchPriority={eager ? "high" : undefined}
    />
  );
}
