export { explain, findResource } from './explain.ts';
