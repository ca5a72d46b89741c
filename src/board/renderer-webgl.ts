// In a file of its own, so that it is loaded only where it draws.
export { WebGLRenderer } from 'pixi.js';
