import { LoadError } from "@/components/ui/load-error";
import { Skeleton } from "@/components/ui/skeleton";

type Props = { title: string; error: unknown; onRetry: () => void };

/** Gives the page its heading while the list loads. */
export function ListPlaceholder({ title, error, onRetry }: Props) {
  return (
    <>
      <h1 className="visually-hidden">{title}</h1>
      {error === undefined ? <Skeleton height="20rem" /> : <LoadError error={error} onRetry={onRetry} />}
    </>
  );
}
