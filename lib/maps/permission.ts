import { createStore } from "../state/store";

type Permission = "unasked" | "allowed" | "failed";

export const mapsPermissionStore = createStore<Permission>("unasked");

/** Decides alone whether Google's scripts are loaded: after a click on a map's button. */
export const mayLoadMaps = (permission: Permission): boolean => permission === "allowed";

export const canOfferMaps = (permission: Permission): boolean => permission !== "failed";

export const allowMaps = (): void => mapsPermissionStore.set("allowed");

/** Until the next page load: Google's script is not requested twice. */
export const disableMaps = (): void => mapsPermissionStore.set("failed");
