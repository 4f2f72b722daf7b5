// Which screen is shown: the path of the address. Links are ordinary links; they are followed without a reload.

import { partsOf } from '../first/screens';
import { elementAt } from './events';

class Router {
  path = $state(location.pathname);
  hash = $state(location.hash);

  constructor() {
    addEventListener('popstate', () => this.read());
    addEventListener('hashchange', () => this.read());
    document.addEventListener('click', (event) => this.follow(event));
  }

  /** Go to another screen, or to the same one with another hash. */
  go(to: string, { replace = false } = {}): void {
    if (replace) history.replaceState(null, '', to);
    else history.pushState(null, '', to);
    this.read();
  }

  get parts(): string[] {
    return partsOf(this.path);
  }

  private read(): void {
    const elsewhere = location.pathname !== this.path;
    this.path = location.pathname;
    this.hash = location.hash;
    if (elsewhere && !location.hash) scrollTo(0, 0);
  }

  private follow(event: MouseEvent): void {
    const link = elementAt(event)?.closest('a');
    if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/') || link.pathname.startsWith('/schema/')) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
