import process from 'node:process';
import { editSources } from '../../planted/edited-sources.ts';
import { plants } from './plants.ts';

// Imported before the attack (`node --import`): the sources have one mend less, and no code of the service knows of it.

const plant = plants.find(({ name }) => name === process.env.ATTACK_PLANT);
if (plant === undefined) throw new Error(`There is no plant ${process.env.ATTACK_PLANT}`);
editSources(plant.edits);
