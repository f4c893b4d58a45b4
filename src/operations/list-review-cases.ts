import type { Handler } from '../http/handler.ts';
import { notImplemented } from '../http/ports.ts';

/** List review cases */
export const listReviewCases: Handler<'listReviewCases'> = async () => notImplemented('listReviewCases');
