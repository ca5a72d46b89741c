import { defineEdit } from '../../engine/define';
import { argsParser } from '../arguments';

/** The GM ends the fight. */
export default defineEdit({
  id: 'end-combat',
  parse: (input) => argsParser({})(input),
  perform(play) {
    const { current, round } = play.encounter;
    if (current !== null) play.emit({ type: 'turnEnded', who: current });
    play.dropFrames(null);
    play.emit({ type: 'phaseChanged', phase: 'over', round });
  },
});
