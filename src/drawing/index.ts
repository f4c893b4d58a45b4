export { classedDrawing, inlineDrawing, titleOf } from './inline-drawing.ts';
export { drawingStyle } from './style.ts';
