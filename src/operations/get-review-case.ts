import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** Read a review case */
export const getReviewCase: Handler<'getReviewCase'> = async () => notImplemented('getReviewCase');
