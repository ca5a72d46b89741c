import { DONE, defineAction } from '../../engine/define';
import { type ArgsOf, argsParser, names } from '../arguments';
import { drawingCost, drawThings, whyNotDrawn } from '../drawing';
import { freesHand, whyNotDrawnInGrapple } from '../grapple-check';
import { nothingNamed } from '../handling';

const FIELDS = { weapon: names, item: names };
type Args = ArgsOf<typeof FIELDS>;

const named = ({ weapon, item }: Args): readonly string[] => [...weapon, ...item];

/** Takes a weapon, or a thing at hand like one, from where it is carried (DRAW-1, DRAW-3, DRAW-6, TBL-31); in a grapple a light one, by a won check (X-GRP-15). */
export default defineAction<Args>({
  id: 'draw',
  clause: 'DRAW-1',
  cost: (view, actor, args) => drawingCost(view, actor, named(args)),
  needs: 'item',
  parse: argsParser(FIELDS),
  refuse: (view, actor, args) =>
    named(args).length === 0
      ? nothingNamed()
      : (whyNotDrawn(view, actor, named(args)) ?? whyNotDrawnInGrapple(view, actor, named(args))),
  steps: {
    start(play, { actor, args }) {
      if (freesHand(play, actor)) drawThings(play, actor, named(args));
      return DONE;
    },
  },
});
