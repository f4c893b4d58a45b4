import { defineModule } from '../../platform/module.ts';
import { claimThrottles } from './throttles.ts';

export const module = defineModule({ name: 'claims', throttles: claimThrottles });
