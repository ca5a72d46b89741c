import { z } from 'zod';
import type { Refusal } from '../engine/contract';
import { refusal } from '../engine/refusal';
import { Refused } from '../session/refused';
import { word } from './wire';

// What is asked of the server outside of a table's room.

const foundedShape = z.object({
  table: word,
  seat: word,
  codes: z.object({ player: word, spectator: word, short: word }),
});
/** A new table, and the secret of its game master's seat. */
export type Founded = z.infer<typeof foundedShape>;

const refusedShape = z.object({
  refusal: z.custom<Refusal>(
    (value) => typeof value === 'object' && value !== null && 'code' in value && 'with' in value,
  ),
});

export interface ServerDoor {
  /** @throws Refused, as all of them: also where the page does not come from a server of ours */
  found(text: string): Promise<Founded>;
  /** The table that a code leads to. */
  tableOf(code: string): Promise<string>;
  /** Brings a picture to a table. */
  bring(picture: Picture, blob: Blob): Promise<void>;
  /** Null: it is not there. */
  picture(picture: Picture): Promise<Blob | null>;
}
interface Picture {
  readonly table: string;
  /** The secret of a seat there. */
  readonly seat: string;
  readonly id: string;
}

/** `server`: the address of the folder that the page comes from, without a slash at the end. */
export function serverDoor(server: string, ask: typeof fetch = fetch): ServerDoor {
  const addressOf = ({ table, id }: Picture): string => `${server}/api/tables/${table}/pictures/${id}`;
  const asSeat = ({ seat }: Picture) => ({ Authorization: `Bearer ${seat}` });
  return {
    found: async (text) => foundedShape.parse(await post(ask, `${server}/api/tables`, { text })),
    tableOf: async (code) =>
      z.object({ table: word }).parse(await post(ask, `${server}/api/codes`, { code })).table,
    bring: async (picture, blob) => {
      const headers = { ...asSeat(picture), 'Content-Type': blob.type };
      await answered(() => ask(addressOf(picture), { method: 'PUT', headers, body: blob }));
    },
    picture: async (picture) => {
      const response = await ask(addressOf(picture), { headers: asSeat(picture) });
      return response.ok ? response.blob() : null;
    },
  };
}

const post = (ask: typeof fetch, address: string, body: object): Promise<unknown> =>
  answered(() =>
    ask(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }),
  );

async function answered(request: () => Promise<Response>): Promise<unknown> {
  let response: Response;
  try {
    response = await request();
  } catch {
    throw new Refused(refusal('no-server'));
  }
  const body: unknown = await response.json().catch(() => null);
  if (response.ok && body !== null) return body;
  throw new Refused(refusedShape.safeParse(body).data?.refusal ?? refusal('no-server'));
}
