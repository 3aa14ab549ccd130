import { ListPage } from "@/components/lists/list-page";
import { idRoute } from "@/app/[locale]/id-route";
import { LIST_CALL } from "./list-call";

const { generateMetadata, Page } = idRoute(
  "listId",
  "lists",
  (listId) => <ListPage listId={listId} />,
  LIST_CALL,
);

export { generateMetadata };
export default Page;
