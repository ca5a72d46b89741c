import { encounterIn, soundSave } from './desk-package';
import type { DeskParts } from './desk-parts';
import { checkedBlock, faultSentences } from './editor/creatures/checked';
import { newEncounter } from './editor/new-encounter';
import { refusal } from './engine/refusal';
import type { Json, JsonRecord } from './engine/state';
import { type BackedFight, type Backup, packBackup } from './session/backup';
import { database, type SavedCombatant, type SavedEncounter, type WholeFight } from './session/database';
import type { Brought } from './session/desk';
import { freshId } from './session/fresh-id';
import { contentOf, type Library } from './session/library';
import { freeName, nameOf } from './session/names';
import { bytesOf } from './session/parts';
import { digestOf, pictureOf } from './session/pictures';
import { Refused } from './session/refused';
import { type Recording, type SaveFile, toSave } from './session/save-file';
import type { Shelf } from './session/shelf';
import type { Text } from './text/i18n';

export async function backupOf(library: Library, shelf: Shelf): Promise<Blob> {
  const db = await database();
  const ids = (await shelf.list()).map(({ id }) => id);
  const fights = await Promise.all(ids.map((id) => shelf.read(id)));
  const kept = {
    encounters: await library.list(),
    templates: await db.getAll('templates'),
    fights: fights.filter((fight) => fight !== null),
  };
  return packBackup(kept, pictureOf);
}

/** Puts into the browser what a backup holds and is not there yet: all of it or nothing; what is there is left alone. @throws Refused */
export async function restoreBackup(parts: DeskParts, backup: Backup): Promise<Brought> {
  const db = await database();
  const encounters = newEncounters(parts, backup, await db.getAll('library'));
  const templates = newTemplates(backup, await db.getAll('templates'), parts.text);
  const fights = await newFights(parts, backup, await db.getAllKeys('fights'));
  const tx = db.transaction(
    ['library', 'templates', 'pictures', 'fights', 'starts', 'snapshots', 'entries'],
    'readwrite',
  );
  const at = Date.now();
  await Promise.all([
    ...encounters.map((it) => tx.objectStore('library').add(it)),
    ...templates.map((it) => tx.objectStore('templates').add(it)),
    ...backup.pictures.map((it) => tx.objectStore('pictures').put({ ...it, at })),
    ...fights.flatMap(({ facts, start, snapshot, log }) => [
      tx.objectStore('fights').add(facts),
      tx.objectStore('starts').put(start, facts.id),
      tx.objectStore('snapshots').put(snapshot, facts.id),
      ...log.map((line, index) => tx.objectStore('entries').put(line, [facts.id, index])),
    ]),
    tx.done,
  ]);
  const [all, brought] = [backup, { encounters, templates, fights }].map(
    (it) => it.encounters.length + it.templates.length + it.fights.length,
  );
  return {
    encounters: encounters.length,
    templates: templates.length,
    fights: fights.length,
    known: (all ?? 0) - (brought ?? 0),
  };
}

/** Those whose text is not in the library; an id or a name that is taken there is given anew. */
function newEncounters(
  { text }: DeskParts,
  { encounters }: Backup,
  kept: readonly SavedEncounter[],
): readonly SavedEncounter[] {
  const texts = new Set(kept.map((it) => it.text));
  const ids = new Set(kept.map(({ id }) => id));
  const names = kept.map(({ name }) => name);
  return encounters.flatMap((it) => {
    const content = contentOf(encounterIn(text, it.text, it.name), it.text);
    if (texts.has(it.text)) return [];
    const name = freeName(nameOf(it.name), names);
    names.push(name);
    const id = ids.has(it.id) ? freshId() : it.id;
    ids.add(id);
    return [{ ...content, id, name, at: it.at, revision: 1 }];
  });
}

function newTemplates(
  { templates }: Backup,
  kept: readonly SavedCombatant[],
  text: Text,
): readonly SavedCombatant[] {
  for (const template of templates) expectSound(template, text);
  const blocks = new Set(kept.map(({ block }) => JSON.stringify(block)));
  const ids = new Set(kept.map(({ id }) => id));
  const names = kept.map(({ name }) => name);
  return templates.flatMap((it) => {
    const written = JSON.stringify(it.block);
    if (blocks.has(written)) return [];
    const name = freeName(nameOf(it.name), names);
    names.push(name);
    const id = ids.has(it.id) ? freshId() : it.id;
    ids.add(id);
    return [{ ...it, id, name }];
  });
}

/** @throws Refused where no combatant could be made of it */
function expectSound({ name, block }: SavedCombatant, text: Text): void {
  const found = isRecord(block) ? checkedBlock(block, newEncounter('', 0)) : { faults: [] };
  if ('command' in found) return;
  throw new Refused(
    refusal('backup-template', { name, problem: faultSentences(text, found.faults)[0] ?? '' }),
  );
}

const isRecord = (json: Json): json is JsonRecord =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

/** @throws Refused that names the fight */
function savedFight(rules: DeskParts['rules'], { name, save }: BackedFight): SaveFile {
  try {
    return toSave(soundSave(rules, save).session);
  } catch (error) {
    throw error instanceof Refused ? new Refused(refusal('backup-fight', { name })) : error;
  }
}

/** Those that are not kept. One that is kept and went on differently comes as a fight of its own, once. */
async function newFights(
  { rules }: DeskParts,
  { fights }: Backup,
  kept: readonly string[],
): Promise<readonly WholeFight[]> {
  const ids = new Set(kept);
  const fresh: WholeFight[] = [];
  for (const backed of fights) {
    const { id, at } = backed;
    const read = savedFight(rules, backed);
    const place = placeOf(read);
    const other = (await digestOf(bytesOf(place).buffer)).slice(0, 32);
    if (ids.has(other) || (ids.has(id) && (await keptPlace(id)) === place)) continue;
    const free = ids.has(id) ? other : id;
    ids.add(free);
    fresh.push(wholeOf(free, at, read));
  }
  return fresh;
}

/** The whole course of a fight and where it stands, as a text: two that are equal are the same fight. */
const placeOf = ({ start, log, cursor }: Pick<Recording, 'start' | 'log' | 'cursor'>): string =>
  JSON.stringify([start, log, cursor]);

async function keptPlace(id: string): Promise<string | null> {
  const db = await database();
  const [facts, start, log] = await Promise.all([
    db.get('fights', id),
    db.get('starts', id),
    db.getAll('entries', IDBKeyRange.bound([id, 0], [id, Infinity])),
  ]);
  return facts === undefined || start === undefined ? null : placeOf({ start, log, cursor: facts.cursor });
}

function wholeOf(id: string, at: number, { start, log, cursor, now }: SaveFile): WholeFight {
  const facts = { id, title: now.title, cursor, length: log.length, writer: '', at, saved: null };
  return { facts, start, snapshot: { cursor, encounter: now }, log };
}
