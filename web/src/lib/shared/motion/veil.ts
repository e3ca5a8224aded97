/**
 * Things that are on the board already and are not seen before they have arrived. They can be used all the same: only
 * their picture is away.
 */
export class Veil {
  #sheet = new CSSStyleSheet();
  #times = new Map<string, number>();

  constructor() {
    document.adoptedStyleSheets.push(this.#sheet);
  }

  lay(selector: string): void {
    this.#times.set(selector, (this.#times.get(selector) ?? 0) + 1);
    this.#write();
  }

  lift(selector: string): void {
    const times = (this.#times.get(selector) ?? 0) - 1;
    if (times > 0) this.#times.set(selector, times);
    else this.#times.delete(selector);
    this.#write();
  }

  clear(): void {
    this.#times.clear();
    this.#write();
  }

  #write(): void {
    this.#sheet.replaceSync([...this.#times.keys()].map((each) => `${each} { opacity: 0 !important }`).join('\n'));
  }
}
