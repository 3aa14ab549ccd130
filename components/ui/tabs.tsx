"use client";

import { Tabs } from "@base-ui/react/tabs";
import type { ComponentProps } from "react";
import styles from "./tabs.module.css";

export const TabsRoot = Tabs.Root;

export const TabList = (props: ComponentProps<typeof Tabs.List>) => (
  <Tabs.List {...props} className={styles.list} />
);

export const Tab = (props: ComponentProps<typeof Tabs.Tab>) => <Tabs.Tab {...props} className={styles.tab} />;

export const TabPanel = (props: ComponentProps<typeof Tabs.Panel>) => (
  <Tabs.Panel {...props} className={styles.panel} />
);
