import { BOOK_RULES, type HouseRules } from '../engine/house-rules';
import type { Combatant, Encounter, Light } from '../engine/state';
import { boardOf } from './build/board';
import { buildEncounter } from './build-encounter';
import { runningOf } from './running';
import type { DocumentBlock } from './schema/document';
import { combatantBlock } from './write/combatant';
import { writeGround } from './write/ground';
import { formatDocument } from './write/yaml';

/**
 * A fight as a document of the notation, also in the middle of a round or of an attack of opportunity. Read again, it gives the very same state:
 * what the public keys cannot say stands under `running`.
 */
export function writeEncounter(encounter: Encounter): string {
  return formatDocument(encounterBlock(encounter));
}

/** The document as data, `running` included where it is needed. */
export function encounterBlock(encounter: Encounter): DocumentBlock {
  const block = publicBlock(encounter);
  const { board, letters } = boardOf(block);
  const { title } = encounter;
  const scene = {
    file: '',
    number: 1,
    title,
    clauses: [],
    block,
    board,
    drawn: letters,
    running: null,
    steps: [],
    listed: null,
  };
  const running = runningOf(buildEncounter(scene), encounter);
  return running === null ? block : { ...block, running };
}

/** What the notation's public keys say of a fight. */
function publicBlock(encounter: Encounter): DocumentBlock {
  const everyone = Object.values(encounter.combatants);
  const ground = writeGround(encounter.board, Object.fromEntries(everyone.map(({ id, at }) => [id, at])));
  const combatants = everyone.map((who) => {
    const place = ground.unplaced.has(who.id) ? { at: [who.at.x, who.at.y] as const } : {};
    return [who.id, { ...combatantBlock(who), ...place }];
  });
  const { rules, ...scene } = sceneBlock(encounter, everyone);
  return {
    title: encounter.title,
    ...ground.block,
    ...(encounter.picture ? { picture: encounter.picture } : {}),
    ...(encounter.lights.length > 0 ? { lights: encounter.lights.map(lightBlock) } : {}),
    combatants: Object.fromEntries(combatants),
    ...scene,
    ...(rules ? { rules } : {}),
  };
}

const lightBlock = ({ at, brightFeet, shadowyFeet }: Light) => ({
  at,
  ...(brightFeet > 0 ? { bright: brightFeet } : {}),
  shadowy: shadowyFeet,
});

const isBook = (rules: HouseRules): boolean =>
  Object.entries(rules).every(([name, value]) => value === (BOOK_RULES[name as keyof HouseRules] ?? false));

function sceneBlock(
  { order, combatants, round, houseRules }: Encounter,
  everyone: readonly Combatant[],
): Pick<DocumentBlock, 'initiative' | 'round' | 'acted' | 'rules'> {
  const rules = isBook(houseRules) ? {} : { rules: houseRules };
  const totals = order.flatMap((id) =>
    combatants[id]?.initiative ? [[id, combatants[id].initiative.total] as const] : [],
  );
  if (totals.length === 0) return { ...(round > 0 ? { round } : {}), ...rules };
  const acted = everyone.filter((who) => who.acted).map(({ id }) => id);
  return { initiative: Object.fromEntries(totals), round, acted, ...rules };
}
