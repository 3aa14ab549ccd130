import { sceneSources } from "@/components/ui/scene-sources";

type Props = { src: string; alt: string; sizes: string; eager?: boolean; className?: string };

export function ArticlePicture({ src, alt, sizes, eager, className }: Props) {
  if (!src) return null;
  return (
    <img
      className={className}
      src={src}
      srcSet={sceneSources(src) || undefined}
      sizes={sizes}
      width={960}
      height={540}
      alt={alt}
      loading={eager ? "eager" : "lazy"}
      fetchPriority={eager ? "high" : undefined}
    />
  );
}
