/** Which links are for oneself. */
import type { LinkKind } from '../model/wire.ts';

export const takenAlong = (kind: LinkKind): boolean => kind === 'share' || kind === 'move';
