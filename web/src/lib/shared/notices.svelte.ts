/**
 * Notices of the system that it is one's turn, for a page that is out of sight; asked for by the bell, never before.
 */
import { keep, kept } from './kept';

class Notices {
  readonly possible = 'Notification' in globalThis;
  on = $state(this.possible && kept('notices') === 'on' && Notification.permission === 'granted');
  /** The reader, or the browser, has said no for good. */
  barred = $state(this.possible && Notification.permission === 'denied');

  async switch(): Promise<void> {
    if (this.on) this.on = false;
    else {
      const said = await Notification.requestPermission();
      this.on = said === 'granted';
      this.barred = said === 'denied';
    }
    keep('notices', this.on ? 'on' : 'off');
  }

  /** Say something about a page, once: a later notice of the same page takes its place. */
  async tell(title: string, body: string, path: string): Promise<void> {
    if (!this.on) return;
    const wish = { body, tag: path, icon: '/icon.svg', data: { path } };
    const worker = await navigator.serviceWorker?.getRegistration();
    if (worker?.active) return worker.showNotification(title, wish);
    const notice = new Notification(title, wish);
    notice.onclick = () => {
      focus();
      notice.close();
    };
  }

  /** The page is looked at: what was said of it is known. */
  async clear(path: string): Promise<void> {
    const worker = await navigator.serviceWorker?.getRegistration();
    for (const notice of (await worker?.getNotifications({ tag: path })) ?? []) notice.close();
  }
}

export const notices = new Notices();
