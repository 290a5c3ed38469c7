import { useEffect } from 'react'
import type { Product } from '#contract/products.ts'

/** Notes that this browser was shown the product: once, at the price that its link leads to, whatever is chosen. */
export function useNotedAsSeen(product: Product): void {
  useEffect(() => void note(product), [product])
}

async function note(product: Product): Promise<void> {
  try {
    const { noteAsSeen } = await import('./note-as-seen.ts')
    await noteAsSeen(product)
  } catch (error) {
    console.warn('A product could not be noted as seen', error) // no storage, or no network any more
  }
}
