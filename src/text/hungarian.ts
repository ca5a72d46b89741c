import content from './hu/content.json';
import events from './hu/events.json';
import notation from './hu/notation.json';
import refusals from './hu/refusals.json';
import rules from './hu/rules.json';
import ui from './hu/ui.json';

export default { ui, refusals, events, rules, content, notation };
