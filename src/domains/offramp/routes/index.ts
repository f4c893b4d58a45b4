export { confirmRoute } from './confirm-route.ts';
export { routesOnOffer } from './routes-on-offer.ts';
export { selectRoute } from './select-route.ts';
