import { lazyPart, prefetch } from '../../../ui/lazy-part.tsx'
import { MissingOrder } from '../missing-order.tsx'
import { OrderSkeleton } from './order-skeleton.tsx'

const load = async () => ({ default: (await import('./own-order.tsx')).OwnOrder })

/** Its scripts load separately, so that the page responds to touch earlier. */
export const OwnOrderPart = lazyPart(load, { Loading: OrderSkeleton, Missing: MissingOrder })

/** Loads the same scripts while the session is being checked. */
export const prefetchOwnOrder = () => prefetch(load)
