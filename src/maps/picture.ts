import { type PictureKind, pixelsOf } from '../session/pixels';
import { shown, wrong } from './fields';
import { MapError } from './problem';

/** A picture that the file holds: base64 without prefix, what its bytes say it is, its size in pixels. */
export interface MapPicture {
  readonly kind: PictureKind;
  readonly width: number;
  readonly height: number;
  readonly base64: string;
}

/** What stands where a picture should: the picture, the name of one that lies elsewhere, bytes of another kind, or nothing. */
export type FoundPicture =
  | { readonly is: 'here'; readonly picture: MapPicture }
  | { readonly is: 'elsewhere'; readonly at: string }
  | { readonly is: 'unknown' }
  | { readonly is: 'missing' };

const DATA_PREFIX = /^data:[^,]{0,200},/i;
/** Base64 has none of these. */
const IS_ADDRESS = /[.:\\~ ]/;
/** So long may a name without any of them be, `maps/my_map-final`. */
const LONGEST_NAME = 255;
/** How PNG, JPEG and WebP begin in base64. */
const BEGINS = /^(?:iVBORw|\/9j\/|UklGR)/;

/** @throws MapError for base64 that is broken and a picture that ends too early */
export function readPicture(value: unknown): FoundPicture {
  if (value === undefined || value === null || value === '') return { is: 'missing' };
  if (typeof value !== 'string') throw wrong('text', 'image', value);
  const prefix = DATA_PREFIX.exec(value)?.[0] ?? '';
  if (prefix === '' && IS_ADDRESS.test(value.slice(0, 4096))) return { is: 'elsewhere', at: shown(value) };
  if (prefix !== '' && !/;base64,$/i.test(prefix)) return { is: 'unknown' };
  const isName = value.length <= LONGEST_NAME && /[^A-Za-z0-9+/=\s]/.test(value) && !BEGINS.test(value);
  if (prefix === '' && isName) return { is: 'elsewhere', at: shown(value) };
  const base64 = value.slice(prefix.length).replace(/\s+/g, '');
  const bytes = bytesOf(base64);
  const size = pixelsOf(bytes);
  if (size === null) return { is: 'unknown' };
  if (size === 'cut-short') throw new MapError('picture-cut-short', 'image', { bytes: bytes.length });
  return { is: 'here', picture: { ...size, base64 } };
}

/** The bytes of base64 text. @throws MapError where it is none */
export function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const stray = /[^A-Za-z0-9+/=]/.exec(base64);
  if (stray) throw new MapError('not-base64', 'image', { found: shown(stray[0]), place: stray.index + 1 });
  const whole = base64.replace(/=+$/, '');
  if (whole.length % 4 === 1 || whole.includes('='))
    throw new MapError('base64-cut-short', 'image', { count: base64.length });
  const text = atob(whole);
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i);
  return bytes;
}
