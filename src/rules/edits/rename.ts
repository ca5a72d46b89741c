import { defineEdit } from '../../engine/define';
import { isRefusal, refusal } from '../../engine/refusal';
import { type ArgsOf, argsParser, text } from '../arguments';

const FIELDS = { title: text };
/** Longer than any bar shows. */
const LONGEST = 200;

/** The GM gives the encounter another title. */
export default defineEdit<ArgsOf<typeof FIELDS>>({
  id: 'rename',
  parse(input) {
    const args = argsParser(FIELDS)(input);
    if (isRefusal(args)) return args;
    const title = args.title.trim();
    return title === '' || title.length > LONGEST
      ? refusal('bad-argument', { argument: 'title', expected: 'text' })
      : { title };
  },
  perform: (play, { title }) => play.emit({ type: 'titleSet', title }),
});
