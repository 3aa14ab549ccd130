import { LoadError } from "@/components/ui/load-error";
import { Skeleton } from "@/components/ui/skeleton";

type Props = { title: string; failed: boolean; onRetry: () => void };

/** Gives the page its heading while the list loads. */
export function ListPlaceholder({ title, failed, onRetry }: Props) {
  return (
    <>
      <h1 className="visually-hidden">{title}</h1>
      {failed ? <LoadError onRetry={onRetry} /> : <Skeleton height="20rem" />}
    </>
  );
}
