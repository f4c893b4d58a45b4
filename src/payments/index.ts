export { presentPaymentEvent, presentUnifiedPayment } from './payment.present.ts';
