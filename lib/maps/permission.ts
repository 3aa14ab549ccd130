import { createStore } from "../store";

type Permission = "unasked" | "allowed" | "failed";

export const mapsPermission = createStore<Permission>("unasked");

/** The only place that decides whether anything of Google's is loaded; today a click on a map's button decides. */
export const mayLoadMaps = (permission: Permission): boolean => permission === "allowed";

export const canOfferMaps = (permission: Permission): boolean => permission !== "failed";

export const allowMaps = (): void => mapsPermission.set("allowed");

/** Until the next document: Google's script is not asked for twice. */
export const disableMaps = (): void => mapsPermission.set("failed");
