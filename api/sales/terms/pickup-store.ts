import type { CollectionStore } from '#contract/checkout.ts'
import type { ShippingMethod } from '#domain/delivery-zones/delivery-estimate.ts'
import type { Language } from '#domain/language/languages.ts'
import type { KeptStore } from '../../platform/db/schema/stores.ts'
import { localized } from '../../platform/language/localized.ts'
import type { CheckoutShop, OfferedStore } from './shop-queries.ts'

type Choice = { method: ShippingMethod; store?: string | undefined }

/**
 * The store at which an order is collected, as the order keeps it. A caller that names none gets the first that offers
 * pickup. The store was offered: `choiceChanges` refuses any other.
 *
 * @returns null for a delivery, and where no store offers pickup: then it is collected at the shop's own address
 */
export function keptStore(shop: Pick<CheckoutShop, 'stores'>, given: Choice): KeptStore | null {
  const chosen = chosenStore(shop, given)
  if (!chosen) return null
  const { slug: _, ...kept } = chosen
  return kept
}

/** The same store as the shop has it. */
export function chosenStore({ stores }: Pick<CheckoutShop, 'stores'>, { method, store }: Choice): OfferedStore | null {
  if (method !== 'pickup') return null
  return stores.find(({ slug }) => slug === store) ?? stores[0] ?? null
}

/** The stores among which a shopper chooses. */
export function presentStores(stores: readonly OfferedStore[], language: Language): CollectionStore[] {
  return stores.map((store) => ({ slug: store.slug, ...storeIn(store, language) }))
}

/** Name and address of a store, as the order kept them. */
export function storeIn(store: KeptStore, language: Language): { name: string; address: string } {
  const place = [localized(store, 'streetAddress', language), localized(store, 'city', language)]
  return { name: localized(store, 'name', language), address: place.join(', ') }
}
