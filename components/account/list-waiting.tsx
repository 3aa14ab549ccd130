import { LoadFailed } from "@/components/delivery/load-failed";
import { Skeleton } from "@/components/ui/skeleton";

type Props = { title: string; failed: boolean; onRetry: () => void };

/** In the place of a list until it is there: the page has its heading all the while. */
export function ListWaiting({ title, failed, onRetry }: Props) {
  return (
    <>
      <h1 className="visually-hidden">{title}</h1>
      {failed ? <LoadFailed onRetry={onRetry} /> : <Skeleton height="20rem" />}
    </>
  );
}
