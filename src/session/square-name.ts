// The panels know nothing of geometry; what a square is called they have from here.
export { squareName } from '../grid/square';
