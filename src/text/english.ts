import content from './en/content.json';
import rules from './en/rules.json';
import ui from './en/ui.json';

// What the board speaks with.
export default { ui, rules, content };
