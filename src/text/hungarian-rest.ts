import about from './hu/about.json';
import editor from './hu/editor.json';
import events from './hu/events.json';
import foundry from './hu/foundry.json';
import library from './hu/library.json';
import maps from './hu/maps.json';
import notation from './hu/notation.json';
import refusals from './hu/refusals.json';
import together from './hu/together.json';

// What only the panels and the scripting door speak with.
export default { about, refusals, events, notation, maps, editor, foundry, library, together };
