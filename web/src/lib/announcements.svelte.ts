// What is said aloud by a screen reader, one message after another; App.svelte holds the live region.

class Announcements {
  text = $state('');
  private turn = false;

  say(text: string): void {
    // The same words twice are two announcements: a no-break space at the end makes them differ.
    this.turn = !this.turn;
    this.text = this.turn ? text : `${text}\u00a0`;
  }
}

export const announcements = new Announcements();

export function announce(text: string): void {
  announcements.say(text);
}
