/** A 2D context on the page or off it. */
export type Pen = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;
