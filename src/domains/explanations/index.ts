export { explain, findResource } from './explain.ts';
export { machinesOf } from './rules/id-prefixes.ts';
