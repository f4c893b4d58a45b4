export { cancelForSender } from './cancel-for-sender.ts';
export { presentOfframpPayment } from './offramp-payment.present.ts';
export { findPayment, type PaymentRow, paymentLists, paymentsOf } from './offramp-payment.store.ts';
export { offrampPaymentOf, type Surface, surfaceOf } from './surface.ts';
