import { defineModule } from '../module.ts';
import { parsePhone } from './phone-number.ts';

export const module = defineModule({
  name: 'contacts',
  impossibleValues: [
    {
      code: 'INVALID_PHONE',
      message: 'is not a phone number',
      rule: 'phone',
      isImpossible: (value) => parsePhone(value) === undefined,
    },
  ],
});
