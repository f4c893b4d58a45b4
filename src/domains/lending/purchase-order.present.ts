import { notImplemented } from '../../kernel/http/ports.ts';
import type { EventPresenter } from '../../kernel/outbox/event-presenter.ts';

export const presentEvent: EventPresenter<'purchase_order'> = () => notImplemented('purchase_order presentEvent');
