import { notImplemented } from '../../kernel/http/ports.ts';
import type { EventPresenter } from '../../kernel/outbox/event-presenter.ts';

export const presentEvent: EventPresenter<'offer'> = () => notImplemented('offer presentEvent');
