import { ListPage } from "@/components/lists/list-page";
import { idRoute } from "@/app/[locale]/id-route";

const { generateMetadata, Page } = idRoute("listId", "lists", (listId) => <ListPage listId={listId} />, {
  path: "wishlist/view",
  param: "list_id",
});

export { generateMetadata };
export default Page;
