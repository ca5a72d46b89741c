/** A PNG of one pixel's worth of chunks that says it has this size: signature, IHDR, IEND. */
export function pngOf(width: number, height: number): string {
  const bytes = Buffer.alloc(45);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  bytes.writeUInt32BE(13, 8);
  bytes.write('IHDR', 12);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  bytes.write('IEND', 37);
  return bytes.toString('base64');
}

/** A JPEG's start, an application segment, the frame header, the end. */
export function jpegOf(width: number, height: number): string {
  const frame = [0xff, 0xc0, 0, 11, 8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0];
  return Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, ...frame, 0xff, 0xd9]).toString('base64');
}

/** A WebP in its extended or lossless form. */
export function webpOf(width: number, height: number, form: 'VP8X' | 'VP8L' | 'VP8 '): string {
  const bytes = Buffer.alloc(40);
  bytes.write('RIFF', 0);
  bytes.writeUInt32LE(32, 4);
  bytes.write(`WEBP${form}`, 8);
  if (form === 'VP8X') {
    bytes.writeUIntLE(width - 1, 24, 3);
    bytes.writeUIntLE(height - 1, 27, 3);
  } else if (form === 'VP8L') bytes.writeUInt32LE(((width - 1) | ((height - 1) << 14)) >>> 0, 21);
  else {
    bytes.writeUInt16LE(width, 26);
    bytes.writeUInt16LE(height, 28);
  }
  return bytes.toString('base64');
}

type Line = readonly (readonly [number, number])[];
export const points = (line: Line): { x: number; y: number }[] => line.map(([x, y]) => ({ x, y }));

export const door = (line: Line, more: Record<string, unknown> = {}): Record<string, unknown> => ({
  bounds: points(line),
  rotation: 99,
  closed: true,
  freestanding: false,
  ...more,
});

interface Drawn {
  readonly size?: readonly [number, number];
  readonly origin?: readonly [number, number];
  readonly walls?: readonly Line[];
  readonly more?: Record<string, unknown>;
}

const pixel = (squares: number): number => Math.min(65_000, Math.max(0, Math.round(squares * 10)));

/** A small file: eight by six squares of 10 pixels unless said otherwise. */
export function uvtt({ size = [8, 6], origin = [0, 0], walls = [], more = {} }: Drawn): string {
  const pixels = [pixel(size[0]), pixel(size[1])] as const;
  return JSON.stringify({
    format: 0.3,
    resolution: {
      map_origin: { x: origin[0], y: origin[1] },
      map_size: { x: size[0], y: size[1] },
      pixels_per_grid: 10,
    },
    line_of_sight: walls.map(points),
    portals: [],
    lights: [],
    image: pngOf(...pixels),
    ...more,
  });
}
