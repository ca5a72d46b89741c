import { defineEdit } from '../../engine/define';
import { isRefusal, refusal } from '../../engine/refusal';
import { type ArgsOf, argsParser } from '../arguments';
import { lightBlocks } from '../light-args';

const FIELDS = { lights: lightBlocks };
/** Every one of them is asked for every square that is dim. */
const MOST_LIGHTS = 500;
/** Feet; nothing of the SRD shines farther. */
const FARTHEST = 1000;

/** The GM says which lights burn where: the whole list, as it shall be. What is carried is no part of it (X-LIGHT-2). */
export default defineEdit<ArgsOf<typeof FIELDS>>({
  id: 'lights',
  parse(input, view) {
    const args = argsParser(FIELDS)(input);
    if (isRefusal(args)) return args;
    const { columns, rows } = view.encounter.board;
    if (args.lights.length > MOST_LIGHTS)
      return refusal('too-much', { argument: 'lights', most: MOST_LIGHTS });
    const off = args.lights.find(({ at: [x, y] }) => x < 0 || y < 0 || x > columns || y > rows);
    if (off) return refusal('off-board', { x: off.at[0], y: off.at[1] });
    const isOdd = args.lights.some(
      ({ bright, shadowy }) => bright < 0 || shadowy < bright || shadowy <= 0 || shadowy > FARTHEST,
    );
    return isOdd ? refusal('light-out-of-range', { most: FARTHEST }) : args;
  },
  perform(play, args) {
    const lights = args.lights.map(({ at, bright, shadowy }) => ({
      at,
      brightFeet: bright,
      shadowyFeet: shadowy,
    }));
    const change = lights.length - play.encounter.lights.length;
    play.emit({ type: 'lightsSet', lights, change });
  },
});
