import about from './hu/about.json';
import content from './hu/content.json';
import editor from './hu/editor.json';
import events from './hu/events.json';
import foundry from './hu/foundry.json';
import library from './hu/library.json';
import maps from './hu/maps.json';
import notation from './hu/notation.json';
import refusals from './hu/refusals.json';
import rules from './hu/rules.json';
import together from './hu/together.json';
import ui from './hu/ui.json';

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
