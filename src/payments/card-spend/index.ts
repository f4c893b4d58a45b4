export { lockSpender } from './spender-lock.ts';
export { drawnFrom, type Spender, spentWindows } from './spent.store.ts';
export { NOTHING_SPENT, type SpentWindows, windowStarts, withChange } from './windows.ts';
