import { defineModule } from '../../platform/module.ts';
import { judgeRights } from './gate.ts';

export const module = defineModule({ name: 'protection', gates: { 'two-factor': judgeRights } });
