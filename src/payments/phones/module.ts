import { defineModule } from '../../platform/module.ts';
import { parsePhone } from './phone-number.ts';

export const module = defineModule({
  name: 'phones',
  impossibleValues: [
    {
      code: 'INVALID_PHONE',
      message: 'is not a phone number',
      rule: 'phone',
      isImpossible: (value) => parsePhone(value) === undefined,
    },
  ],
});
