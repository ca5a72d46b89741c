import about from './en/about.json';
import content from './en/content.json';
import editor from './en/editor.json';
import events from './en/events.json';
import foundry from './en/foundry.json';
import library from './en/library.json';
import maps from './en/maps.json';
import notation from './en/notation.json';
import refusals from './en/refusals.json';
import rules from './en/rules.json';
import together from './en/together.json';
import ui from './en/ui.json';

// What the panels and the scripting door speak with.
export default {
  about,
  content,
  editor,
  events,
  foundry,
  library,
  maps,
  notation,
  refusals,
  rules,
  together,
  ui,
};
