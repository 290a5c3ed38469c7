import type { Collecting } from '../../platform/mail/templates/template-data.ts'
import type { StoredOrder } from '../orders/order-record.ts'
import { storeIn } from './pickup-store.ts'

/** Returns where a pickup is collected, in the order's language, and its code; nothing for a delivery. */
export function collectingOf({ method, collectionCode, store, language }: StoredOrder): { collect?: Collecting } {
  if (method !== 'pickup') return {}
  return { collect: { collectionCode, store: store && storeIn(store, language) } }
}
