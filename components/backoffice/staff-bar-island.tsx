"use client";

import { LazyIsland } from "@/components/ui/lazy-island";
import { hasStaffHint } from "@/lib/session/session-hint";

const loadBar = () => import("./staff-bar").then((loaded) => loaded.StaffBar);

export const StaffBarIsland = () => <LazyIsland load={loadBar} isWanted={hasStaffHint()} props={{}} />;
