// Whether the list of keys is shown: a key opens it on every screen, and so does the menu.

import { isIn } from './events';

class KeyList {
  open = $state(false);

  pressed(event: KeyboardEvent): void {
    if (event.key !== '?' || event.ctrlKey || event.metaKey || event.altKey || isIn(event, 'input, textarea, select')) return;
    event.preventDefault();
    this.open = !this.open;
  }
}

export const keyList = new KeyList();
