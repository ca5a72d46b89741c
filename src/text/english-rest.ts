import about from './en/about.json';
import editor from './en/editor.json';
import events from './en/events.json';
import foundry from './en/foundry.json';
import library from './en/library.json';
import maps from './en/maps.json';
import notation from './en/notation.json';
import refusals from './en/refusals.json';
import together from './en/together.json';

// What only the panels and the scripting door speak with.
export default { about, refusals, events, notation, maps, editor, foundry, library, together };
