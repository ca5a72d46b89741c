import { armor, item, shield, weapon } from './en/content.json?first';
import { band, casting, condition, feat, stance, trait } from './en/rules.json?first';
import { area, board, percent } from './en/ui.json?first';

// What the board speaks with: of each catalogue only these parts. All of them come with the rest.
export default {
  ui: { area, board, percent },
  rules: { band, casting, condition, feat, stance, trait },
  content: { armor, item, shield, weapon },
};
