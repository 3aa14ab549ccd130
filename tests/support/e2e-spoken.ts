import { expect, type Locator } from "@playwright/test";

/** Of a closed list a screen reader says the chosen option. */
const isSpoken = (line: string) =>
  !/^\s*- \/url:/.test(line) && !(/^\s*- option /.test(line) && !line.includes("[selected]"));

/** What a screen reader has to say, scene by scene: Chromium's accessibility tree as text. */
export class SpokenScript {
  private readonly scenes: string[] = [];

  async add(title: string, scene: Locator): Promise<void> {
    await expect(scene).toBeVisible();
    await expect(scene.locator("[aria-busy='true'], [class*='_skeleton']")).toHaveCount(0);
    const tree = await scene.ariaSnapshot();
    const spoken = tree.split("\n").filter(isSpoken);
    this.scenes.push(`# ${title}\n\n${spoken.join("\n")}\n`);
  }

  /** With names in the place of what no two runs have in common. */
  text(replaced: Record<string, string | number>): string {
    return Object.entries(replaced).reduce(
      (script, [name, value]) => script.replaceAll(String(value), `<${name}>`),
      this.scenes.join("\n"),
    );
  }
}
