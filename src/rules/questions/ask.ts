import type { View } from '../../engine/contract';
import { own } from '../../engine/own';
import type { JsonRecord } from '../../engine/state';
import type { Square } from '../../grid/square';
import { toPair } from '../arguments';
import { feetApart } from '../body';
import { coverFrom } from '../cover';
import { isFlanking } from '../flanking';
import { knownTo } from '../perception';
import { concealmentFrom } from '../sight';
import { threatenedSquares } from '../threat';
import { askActions } from './actions';
import type { PathAnswer, Question } from './answers';
import { askAttack } from './attack';
import { askPath } from './path';
import { askReachable } from './reachable';
import { askSafest } from './safest';

/** Nobody goes as far in one action: what is drawn beyond is not measured. */
const LONGEST_PATH = 1000;

type Answerer = (view: View, question: Question) => JsonRecord;

const squares = (found: readonly Square[]): JsonRecord => ({
  squares: found.map(toPair),
  count: found.length,
});
const pathOf = ({ args }: Question): readonly Square[] =>
  ((args['path'] as readonly (readonly [number, number])[] | undefined) ?? [])
    .slice(0, LONGEST_PATH)
    .map(([x, y]) => ({ x, y }));

/** A path's answer in the notation's keys. */
function pathWords({ cost, legal, unhurt, arrives, damage, provocations }: PathAnswer): JsonRecord {
  const at = Object.fromEntries(provocations.map((it) => [it.by, toPair(it.at)]));
  return { cost, legal, unhurt, arrives, damage, provokes: provocations.map(({ by }) => by), at };
}

/** Whom an attack on the way is meant for stands beside the arguments. */
const withTarget = ({ on, args }: Question): JsonRecord => (on === undefined ? args : { ...args, on });

const isMeleeAttack = (view: View, { by, on, args }: Question): boolean =>
  on === undefined || askAttack(view, { by, on, args }).kind === 'melee';

/** What each question answers, with the notation's own keys. */
const ANSWERS: Readonly<Record<string, Answerer>> = {
  path(view, question) {
    const { action, path: _path, to: _to, ...args } = withTarget(question);
    const path = pathOf(question);
    const answer = askPath(view, {
      by: question.by,
      path,
      action: typeof action === 'string' ? action : 'move',
      args,
    });
    return pathWords(answer);
  },
  safest(view, question) {
    const { to, action, ...args } = withTarget(question);
    const [x, y] = to as readonly [number, number];
    const answer = askSafest(view, {
      by: question.by,
      to: { x, y },
      action: typeof action === 'string' ? action : 'move',
      args,
    });
    return { ...pathWords(answer), path: answer.path.map(toPair) };
  },
  threatened: (view, { by }) => squares(threatenedSquares(view, view.combatant(by))),
  reachable(view, question) {
    const { action, ...args } = withTarget(question);
    return squares(askReachable(view, question.by, typeof action === 'string' ? action : 'move', args));
  },
  attack(view, { by, on, args }) {
    const { legal, bonus, armorClass, chance, damage, expected } = askAttack(view, {
      by,
      on: on ?? '',
      args,
    });
    return { legal, bonus, ac: armorClass, chance, damage, expected };
  },
  actions(view, { by }) {
    const options = askActions(view, by);
    const names = (taken: boolean): string[] =>
      options.filter(({ refusal }) => (refusal === null) === taken).map(({ action }) => action);
    return { can: names(true), cannot: names(false) };
  },
  cover(view, question) {
    const who = view.combatant(question.by);
    const target = view.combatant(question.on ?? '');
    const melee = isMeleeAttack(view, question);
    return {
      cover: coverFrom(view, who, target, melee),
      concealment: concealmentFrom(view, who, target, melee),
    };
  },
  flanking: (view, { by, on }) => ({
    flanking: isFlanking(view, view.combatant(by), view.combatant(on ?? '')),
  }),
  distance: (view, { by, on }) => ({ feet: feetApart(view, view.combatant(by), view.combatant(on ?? '')) }),
};

export const QUESTIONS: readonly string[] = Object.keys(ANSWERS);

/** Answers a question in the notation's words. @throws for a question there is none of: the kinds are checked where they come in. */
export function ask(view: View, question: Question): JsonRecord {
  const answer = own(ANSWERS, question.ask);
  if (!answer) throw new Error(`no question ${question.ask}`);
  const asker = question.viewer === undefined ? null : view.find(question.viewer);
  return answer(asker ? knownTo(view, asker.side, namedIn(question)) : view, question);
}

const namedIn = ({ by, on }: Question): readonly string[] => (on === undefined ? [by] : [by, on]);
