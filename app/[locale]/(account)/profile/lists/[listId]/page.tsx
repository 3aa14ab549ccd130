import { ListMessages } from "@/components/lists/list-messages";
import { ListPage } from "@/components/lists/list-page";
import { idRoute } from "@/app/[locale]/id-route";
import { LIST_CALL } from "./list-call";

const { generateMetadata, Page } = idRoute({
  param: "listId",
  title: (t) => t("lists.title"),
  render: (listId) => (
    <ListMessages>
      <ListPage listId={listId} />
    </ListMessages>
  ),
  call: LIST_CALL,
});

export { generateMetadata };
export default Page;
