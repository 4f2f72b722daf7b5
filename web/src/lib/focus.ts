// Where the focus goes when what had it is gone: to the beginning of the screen's content.

/** Focus the content, unless something in it has the focus already. */
export function focusMain(): void {
  const main = document.querySelector('main');
  if (!main || main.contains(document.activeElement) || document.querySelector('dialog[open]')) return;
  main.tabIndex = -1;
  main.focus({ preventScroll: true });
}
