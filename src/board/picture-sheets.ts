import { CanvasSource, type TextureSource } from 'pixi.js';

type Paint = CanvasRenderingContext2D;
interface Painted {
  readonly width: number;
  readonly height: number;
  paint(paint: Paint): void;
}
/** A place for one picture on a sheet of many: a thousand small canvases would cost more than what is on them. */
export interface Slot {
  readonly canvas: HTMLCanvasElement;
  readonly source: TextureSource;
  readonly x: number;
  readonly y: number;
}
export interface Sheets {
  paint(picture: Painted): Slot;
  free(slot: Slot): void;
}

interface Sheet {
  readonly size: string;
  readonly canvas: HTMLCanvasElement;
  readonly paint: Paint | null;
  readonly source: TextureSource;
  readonly slots: number;
  readonly free: Slot[];
}
/** Empty pixels between pictures, so that a scaled one shows nothing of its neighbour. */
const GAP = 2;
const FIRST_SLOTS = 4;
const GROWTH = 4;
const LARGEST = 1024;

const rounded = (value: number, step: number): number => Math.ceil(value / step) * step;

/** @param gone a sheet is not there any more, whoever has drawn from it */
export function createSheets(gone: () => void): Sheets {
  const sheets = new Map<TextureSource, Sheet>();
  const withRoom = (width: number, height: number): Sheet => {
    const size = `${width}x${height}`;
    const alike = [...sheets.values()].filter((sheet) => sheet.size === size);
    const known = alike.find(({ free }) => free.length > 0);
    if (known !== undefined) return known;
    const sheet = newSheet(size, { width, height }, FIRST_SLOTS * GROWTH ** alike.length);
    sheets.set(sheet.source, sheet);
    return sheet;
  };
  return {
    paint(picture) {
      const sheet = withRoom(rounded(picture.width, 16) + GAP, rounded(picture.height, 4) + GAP);
      const slot = sheet.free.pop();
      if (slot === undefined) throw new Error('a sheet with room has none');
      if (sheet.paint !== null) paintInto(sheet.paint, slot, picture);
      sheet.source.update();
      return slot;
    },
    free(slot) {
      const sheet = sheets.get(slot.source);
      if (sheet === undefined) return;
      sheet.free.push(slot);
      if (sheet.free.length < sheet.slots) return;
      sheets.delete(slot.source);
      sheet.source.destroy();
      gone();
    },
  };
}

function newSheet(size: string, slot: { width: number; height: number }, wished: number): Sheet {
  const columns = Math.max(1, Math.min(Math.ceil(Math.sqrt(wished)), Math.floor(LARGEST / slot.width)));
  const rows = Math.max(1, Math.min(Math.ceil(wished / columns), Math.floor(LARGEST / slot.height)));
  const canvas = document.createElement('canvas');
  canvas.width = columns * slot.width;
  canvas.height = rows * slot.height;
  const source = new CanvasSource({ resource: canvas, resolution: 1, autoGenerateMipmaps: false });
  const slots = columns * rows;
  const free = Array.from({ length: slots }, (_, index) => {
    const place = slots - 1 - index;
    return {
      canvas,
      source,
      x: (place % columns) * slot.width,
      y: Math.floor(place / columns) * slot.height,
    };
  });
  return { size, canvas, paint: canvas.getContext('2d'), source, slots, free };
}

function paintInto(paint: Paint, { x, y }: Slot, picture: Painted): void {
  paint.save();
  paint.setTransform(1, 0, 0, 1, x, y);
  paint.beginPath();
  paint.rect(0, 0, picture.width, picture.height);
  paint.clip();
  paint.clearRect(0, 0, picture.width, picture.height);
  picture.paint(paint);
  paint.restore();
}
