export * from "./meta";
export * from "./catalogue";
export * from "./content";
export * from "./customer";
export * from "./delivery";
export * from "./cart";
export * from "./order";
export * from "./form";
