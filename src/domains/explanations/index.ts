export { explain, findResource } from './explain.ts';
export { machinesOf } from './machines-of.ts';
