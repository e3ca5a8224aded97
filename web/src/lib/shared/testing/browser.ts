/** The globals of a browser that the tested modules use. */
import { vi } from 'vitest';

/** Storage that lasts as long as a test file. */
class MemoryStorage {
  #items = new Map<string, string>();
  getItem = (key: string): string | null => this.#items.get(key) ?? null;
  setItem = (key: string, value: string): void => void this.#items.set(key, value);
  removeItem = (key: string): void => void this.#items.delete(key);
  clear = (): void => this.#items.clear();
}

const page = new EventTarget();
vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page));
vi.stubGlobal('navigator', { onLine: true, language: 'en', languages: ['en'] });
vi.stubGlobal('location', { protocol: 'http:', host: 'orrery.test', pathname: '/', hash: '', search: '' });
vi.stubGlobal('sessionStorage', new MemoryStorage());
vi.stubGlobal('localStorage', new MemoryStorage());
vi.stubGlobal('document', {
  documentElement: { lang: 'en' },
  addEventListener: () => undefined,
  querySelector: () => null,
});
