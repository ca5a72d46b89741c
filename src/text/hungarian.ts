import content from './hu/content.json';
import rules from './hu/rules.json';
import ui from './hu/ui.json';

// What the board speaks with.
export default { ui, rules, content };
