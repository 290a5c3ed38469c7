import type { OrderItem } from '#contract/orders.ts'

/** Such as `153*200, Normal`; '' where there was nothing to choose. */
export function itemChoice({ size, type }: Pick<OrderItem, 'size' | 'type'>): string {
  return [size, type].filter((choice) => choice !== null).join(', ')
}

/** Tells an item of an order from its others: `Rara wingback bed, 153*200, Normal`. */
export function itemName(item: Pick<OrderItem, 'title' | 'size' | 'type'>): string {
  return [item.title, itemChoice(item)].filter(Boolean).join(', ')
}
