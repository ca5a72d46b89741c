import { defineEdit } from '../../engine/define';
import { isRefusal, refusal } from '../../engine/refusal';
import type { JsonRecord, Picture } from '../../engine/state';
import { type ArgsOf, amount, argsParser, oneOf, optional, record, text, whole } from '../arguments';

const FIELDS = { picture: optional(record) };
const PARTS = {
  id: text,
  kind: oneOf('png', 'jpeg', 'webp'),
  width: whole,
  height: whole,
  left: amount,
  top: amount,
  pixelsPerSquare: amount,
  opacity: amount,
};
const MOST_PIXELS = 65_535;
/** Squares from the corner of the board. */
const FARTHEST = 100_000;

/** From, to: the lowest and highest value that makes sense. */
const RANGES = {
  width: [1, MOST_PIXELS],
  height: [1, MOST_PIXELS],
  left: [-FARTHEST, FARTHEST],
  top: [-FARTHEST, FARTHEST],
  pixelsPerSquare: [1, 4096],
  opacity: [0, 1],
} as const satisfies Partial<Record<keyof Picture, readonly [number, number]>>;

/** A picture that could be shown, or what is wrong with it. */
function pictureOf(input: JsonRecord): ArgsOf<typeof PARTS> | ReturnType<typeof refusal> {
  const picture = argsParser(PARTS)(input);
  if (isRefusal(picture)) return picture;
  if (!/^[0-9a-f]{64}$/.test(picture.id))
    return refusal('bad-argument', { argument: 'id', expected: 'digest' });
  for (const [name, [least, most]] of Object.entries(RANGES)) {
    const value = picture[name as keyof typeof RANGES];
    if (value < least || value > most) return refusal('picture-out-of-range', { name, least, most });
  }
  return picture;
}

/** The GM lays a picture under the grid, moves it, or takes it away (no `picture`). The rules do not look at it. */
export default defineEdit<ArgsOf<typeof FIELDS>>({
  id: 'picture',
  parse(input) {
    const args = argsParser(FIELDS)(input);
    if (isRefusal(args) || args.picture === null) return args;
    const picture = pictureOf(args.picture);
    return isRefusal(picture) ? picture : { picture };
  },
  perform(play, { picture }) {
    play.emit({ type: 'pictureSet', picture: picture as Picture | null });
  },
});
