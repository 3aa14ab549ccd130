type Tree = { [key: string]: Tree | string };

export function pickMessages(messages: Tree, paths: readonly string[]): Tree {
  const picked: Tree = {};
  for (const path of paths) {
    const keys = path.split(".");
    const last = keys.pop() ?? "";
    let source: Tree = messages;
    let target: Tree = picked;
    for (const key of keys) {
      source = source[key] as Tree;
      target = (target[key] ??= {}) as Tree;
    }
    const found = source[last];
    if (found === undefined) throw new Error(`no messages under ${path}`);
    target[last] = found;
  }
  return picked;
}
