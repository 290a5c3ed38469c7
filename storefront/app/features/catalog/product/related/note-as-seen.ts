import type { Product } from '#contract/catalog/products.ts'
import { savesData } from '../../../../ui/saves-data.ts'
import { noteSeen, readSeen } from './seen-products.ts'

/** Records the product for recently viewed products, and caches its picture for the offline page. */
export async function noteAsSeen(product: Product): Promise<void> {
  const hasOfflinePage = 'serviceWorker' in navigator && 'caches' in globalThis
  if (!noteSeen(product) || !hasOfflinePage || savesData()) return
  try {
    const { keepPictures } = await import('../../../offline/keep-pictures.ts')
    await keepPictures(readSeen().flatMap(({ picture }) => picture ?? []))
  } catch (error) {
    console.warn('No pictures are kept for the offline page', error) // no storage, or offline by now
  }
}
