import content from './en/content.json';
import events from './en/events.json';
import notation from './en/notation.json';
import refusals from './en/refusals.json';
import rules from './en/rules.json';
import ui from './en/ui.json';

export default { ui, refusals, events, rules, content, notation };
