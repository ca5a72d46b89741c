import { Plus } from 'lucide-react';
import { type KeyboardEvent, memo, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import {
  type CreatureFacts,
  challengeRatings,
  creatures,
  creatureTypes,
  fromBestiary,
  matching,
  ratingText,
  type Wanted,
} from '../../editor/creatures/catalogue';
import type { Newcomer } from '../../editor/creatures/newcomer';
import { SIZES } from '../../grid/size';
import type { Square } from '../../grid/square';
import { fetchInTime } from '../../session/fetched';
import { capitalise } from '../../text/capitalise';
import { creatureName, typeName } from '../../text/creature-words';
import { loadCreatureText, type Text } from '../../text/languages';
import { ruleName } from '../../text/rule-name';
import { usePanels, useText } from '../context';
import { NamedPortrait } from '../portrait';
import { type Carry, CarryLayer, useCarry } from './carry';
import { ChoiceField } from './fields';
import { lookedFor, seek } from './looked-for';
import { MannerFields } from './manner';
import { placeInView, putOnBoard } from './put-on-board';
import { Templates } from './templates';
import { TitleField } from './title-field';
import { useTold } from './told';

/** More rows come when they are asked for: few look through hundreds. */
const FIRST_SHOWN = 60;

/** The bestiary: looked through by name, type, size and rating; a creature is dragged to the board, or put into the middle of the view. */
export default function Bestiary() {
  const text = useText();
  const { store } = usePanels();
  const { wanted, manner } = useStore(lookedFor);
  const [told, setTold] = useTold();
  const names = useNames(text);
  const put = (newcomer: Newcomer, square: Square) =>
    setTold(putOnBoard({ store, text }, newcomer, manner, square));
  const carry = useCarry(put);
  const shown = useMemo(
    () =>
      matching(creatures, wanted, {
        nameOf: ({ id }) => names.get(id) ?? id,
        wordsOf: ({ type, size }) => `${typeName(text, type)} ${ruleName(text, 'size', size)}`,
      }),
    [wanted, names, text],
  );
  const placing = useRef(put);
  placing.current = put;
  const place = useCallback(
    (newcomer: Newcomer) =>
      carry.wasDragged() || placing.current(newcomer, placeInView(lookedFor.getState().manner.side)),
    [carry],
  );
  const [all, setAll] = useState(false);
  return (
    <div className="bestiary">
      <div className="bestiary-head">
        <TitleField />
        <Search wanted={wanted} onChange={seek} text={text} />
        <MannerFields manner={manner} onChange={(now) => lookedFor.setState({ manner: now })} />
        <p className="edit-told" role="status" data-testid="bestiary-told">
          {told.join(' ')}
        </p>
      </div>
      <ul
        className="bestiary-list"
        data-testid="bestiary-list"
        aria-label={text.t('editor:bestiary.list')}
        onKeyDown={walk}
      >
        <Templates side={manner.side} words={wanted.words} carry={carry} onPlace={place} />
        {shown.slice(0, all ? undefined : FIRST_SHOWN).map((creature) => (
          <CreatureRow
            key={creature.id}
            creature={creature}
            name={names.get(creature.id) ?? creature.id}
            side={manner.side}
            carry={carry}
            onPlace={place}
          />
        ))}
      </ul>
      {all ? null : <More count={shown.length - FIRST_SHOWN} onMore={() => setAll(true)} />}
      {shown.length > 0 ? null : <p className="empty edit-empty">{text.t('editor:bestiary.none')}</p>}
      <CarryLayer number={manner.number} side={manner.side} />
    </div>
  );
}

function More({ count, onMore }: { readonly count: number; readonly onMore: () => void }) {
  const text = useText();
  if (count <= 0) return null;
  return (
    <button type="button" className="link bestiary-more" data-testid="bestiary-more" onClick={onMore}>
      {text.t('editor:bestiary.more', { count })}
    </button>
  );
}

type Names = ReadonlyMap<string, string>;

const namesIn = (text: Text): Names =>
  new Map(creatures.map(({ id }) => [id, capitalise(creatureName(text, id), text.language)]));

/** The names of creatures come with the drawer. */
function useNames(text: Text): Names {
  const [names, setNames] = useState(() => namesIn(text));
  const { language } = text;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language has other names
  useEffect(() => {
    let gone = false;
    fetchInTime(() => loadCreatureText(text)).then(
      () => gone || setNames(namesIn(text)),
      // They stay as they are: by their ids.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [text, language]);
  return names;
}

interface SearchProps {
  readonly wanted: Wanted;
  readonly onChange: (wanted: Wanted) => void;
  readonly text: Text;
}
function Search({ wanted, onChange, text }: SearchProps) {
  const id = useId();
  const any = ['', text.t('editor:bestiary.any')] as const;
  const change = (part: Partial<Wanted>): readonly string[] => {
    onChange({ ...wanted, ...part });
    return [];
  };
  const rating = (value: string): number | null => (value === '' ? null : Number(value));
  const ratings = challengeRatings.map((it) => [String(it), ratingText(it)] as const);
  return (
    <search className="bestiary-search">
      <label className="hidden-text" htmlFor={id}>
        {text.t('editor:bestiary.search')}
      </label>
      <input
        id={id}
        type="search"
        className="field bestiary-words"
        placeholder={text.t('editor:bestiary.search')}
        autoComplete="off"
        data-testid="bestiary-search"
        value={wanted.words}
        onChange={({ target }) => change({ words: target.value })}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          document.querySelector<HTMLElement>('.creature-row')?.focus();
        }}
      />
      <ChoiceField
        label={text.t('editor:bestiary.type')}
        testId="bestiary-type"
        value={wanted.type ?? ''}
        options={[any, ...creatureTypes.map((it) => [it, typeName(text, it)] as const)]}
        onTake={(type) => change({ type: type || null })}
      />
      <ChoiceField
        label={text.t('editor:bestiary.size')}
        testId="bestiary-size"
        value={wanted.size ?? ''}
        options={[any, ...SIZES.map((it) => [it, ruleName(text, 'size', it)] as const)]}
        onTake={(size) => change({ size: SIZES.find((it) => it === size) ?? null })}
      />
      <ChoiceField
        label={text.t('editor:bestiary.from')}
        testId="bestiary-from"
        value={wanted.from === null ? '' : String(wanted.from)}
        options={[any, ...ratings]}
        onTake={(from) => change({ from: rating(from) })}
      />
      <ChoiceField
        label={text.t('editor:bestiary.to')}
        testId="bestiary-to"
        value={wanted.to === null ? '' : String(wanted.to)}
        options={[any, ...ratings]}
        onTake={(to) => change({ to: rating(to) })}
      />
    </search>
  );
}

interface RowProps {
  readonly creature: CreatureFacts;
  readonly name: string;
  readonly side: string;
  readonly carry: Carry;
  readonly onPlace: (newcomer: Newcomer) => unknown;
}
const CreatureRow = memo(function CreatureRow({ creature, name, side, carry, onPlace }: RowProps) {
  const text = useText();
  const newcomer = useMemo(() => fromBestiary(creature.id, name), [creature.id, name]);
  if (newcomer === null) return null;
  const facts = text.t('editor:bestiary.facts', {
    rating: ratingText(creature.challengeRating),
    size: ruleName(text, 'size', creature.size),
    type: typeName(text, creature.type),
    hp: creature.hitPoints,
  });
  return (
    <li>
      <button
        type="button"
        className="creature-row"
        data-testid={`creature-${creature.id}`}
        title={text.t('editor:bestiary.row-hint')}
        onClick={() => onPlace(newcomer)}
        {...carry.handlers(newcomer)}
      >
        <span className="creature-token">
          <NamedPortrait name={name} side={side} />
        </span>
        <span className="creature-name">{name}</span>
        <span className="creature-facts">{facts}</span>
        <Plus size={16} aria-hidden="true" className="creature-add" />
      </button>
    </li>
  );
});

/** Arrows go from row to row, Home and End to the ends. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('.creature-row')];
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[event.key];
  if (to === undefined || at < 0) return;
  event.preventDefault();
  event.stopPropagation();
  if (to < 0) document.querySelector<HTMLElement>('.bestiary-words')?.focus();
  else rows[Math.min(to, rows.length - 1)]?.focus();
}
