import "@testing-library/jest-dom";
import { configure } from "@testing-library/react";
import * as React from "react";

// Dialogs are loaded on demand: the first import of one takes its time on a busy machine.
configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(30_000);

// jsdom lacks the methods of <dialog>.
if (typeof HTMLDialogElement.prototype.showModal !== "function") {
  HTMLDialogElement.prototype.show = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close(returnValue?: string) {
    if (!this.open) return;
    this.open = false;
    if (returnValue !== undefined) this.returnValue = returnValue;
    this.dispatchEvent(new Event("close"));
  };
}

// jsdom has no layout.
Element.prototype.scrollIntoView ??= () => undefined;

// A trace for each element says where it was written, which no test reads: React keeps it for 10,000 of them.
Object.defineProperty(
  Reflect.get(React, "__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE"),
  "recentlyCreatedOwnerStacks",
  { get: () => 10_000, set: () => undefined },
);
