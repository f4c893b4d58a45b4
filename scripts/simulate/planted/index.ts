import type { Plant } from './plant.ts';
import { proofs } from './proven.ts';
import { stepPlants } from './steps.ts';
import { toldPlants } from './told.ts';
import { vendorPlants } from './vendors.ts';
import { workPlants } from './work.ts';

/** Bugs of order and time, of different kinds: `npm run simulate -- --plant "<name>"` plays seeds with one of them. */
export const plants: readonly Plant[] = [...vendorPlants, ...stepPlants, ...workPlants, ...toldPlants];

/** No seed is known that finds this one. */
export const isUnproven = ({ name }: Plant): boolean => !proofs.some(({ plant }) => plant === name);
