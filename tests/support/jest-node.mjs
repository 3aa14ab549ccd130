import "./jest-scripts.mjs";

export { TestEnvironment as default } from "jest-environment-node";
