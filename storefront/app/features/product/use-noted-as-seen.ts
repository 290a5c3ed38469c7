import { useEffect } from 'react'
import type { Product } from '#contract/products.ts'
import { savesData } from '../../ui/saves-data.ts'
import { noteSeen, readSeen } from './seen-products.ts'

/** Notes that this browser was shown the product: once, at the price that its link leads to, whatever is chosen. */
export function useNotedAsSeen(product: Product): void {
  useEffect(() => {
    const hasOfflinePage = 'serviceWorker' in navigator && 'caches' in globalThis
    if (noteSeen(product) && hasOfflinePage && !savesData()) void keepPictures()
  }, [product])
}

async function keepPictures(): Promise<void> {
  try {
    const { keepPictures: keep } = await import('../offline/keep-pictures.ts')
    await keep(readSeen().flatMap(({ picture }) => picture ?? []))
  } catch (error) {
    console.warn('No pictures are kept for the offline page', error) // no storage, or no network any more
  }
}
