// The rules as the server tells them.

import type { GameName } from '../lib/protocol';

export interface ClauseText {
  id: string;
  /** In light Markdown. */
  text: string;
  /** Of a djinn's clause. */
  name?: string | null;
  value?: number | null;
  price?: string | null;
}

export interface RulesSection {
  title: string;
  level: number;
  clauses: ClauseText[];
  text?: string;
}

export interface Rules {
  game: GameName;
  language: string;
  sections: RulesSection[];
}
