import process from 'node:process';
import { editSources } from '../../planted/edited-sources.ts';
import { plants } from './index.ts';

// Imported before the simulation (`node --import`): the sources have a bug, and no code of the service knows of it.

const plant = plants.find(({ name }) => name === process.env.SIMULATE_PLANT);
if (plant === undefined) throw new Error(`No planted bug is called ${process.env.SIMULATE_PLANT}`);
editSources(plant.edits);
