// In a file of its own, so that it is loaded only where it draws.
import { extensions, GraphicsContextSystem, GraphicsPipe } from 'pixi.js';

extensions.add(GraphicsPipe, GraphicsContextSystem);

export { WebGLRenderer } from 'pixi.js';
