export { createIntent } from './create-intent.ts';
export { presentListedPayment, presentUnifiedPayment, projected } from './payment.present.ts';
export { refuseInvalidBody } from './refuse-body.ts';
