import { DENSITY_SCRIPT } from "../catalogue/density";
import { FULL_RENDER_SCRIPT } from "../navigation/page-navigation";
import { SESSION_HINT_SCRIPT } from "../session/session-hint-script";

const SCRIPT = `${FULL_RENDER_SCRIPT};try{${SESSION_HINT_SCRIPT};${DENSITY_SCRIPT}}catch{}`;

/**
 * Inline in every page. What reads the storage comes last, as it throws where that is blocked. Without double quotes,
 * which are escaped in the page's data, so that both copies compress to one.
 */
export const HEAD_SCRIPT = SCRIPT.replaceAll('"', "`");
