import { useEffect } from 'react'
import type { Product } from '#contract/products.ts'
import type { Rupees } from '#domain/money.ts'

/** Notes for the offline page that this product was seen, at this price. */
export function useKeptForOffline(product: Product, price: Rupees): void {
  useEffect(() => void keep(product, price), [product, price])
}

async function keep(product: Product, price: Rupees): Promise<void> {
  try {
    const { keepSeen } = await import('./keep-seen.ts')
    await keepSeen(product, price)
  } catch (error) {
    console.warn('The product is not kept for the offline page', error) // no storage, or no network any more
  }
}
