import { lazyPart } from '../../../ui/lazy-part.tsx'

/** Loads the store credit's script separately, so that the profile does not wait for it. */
export const CreditSlot = lazyPart(() => import('../../credit/own-credit-card.tsx'))
