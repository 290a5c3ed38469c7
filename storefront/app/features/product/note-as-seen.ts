import type { Product } from '#contract/products.ts'
import { savesData } from '../../ui/saves-data.ts'
import { noteSeen, readSeen } from './seen-products.ts'

/** Notes that this browser was shown the product, and keeps its picture for the offline page. */
export async function noteAsSeen(product: Product): Promise<void> {
  const hasOfflinePage = 'serviceWorker' in navigator && 'caches' in globalThis
  if (!noteSeen(product) || !hasOfflinePage || savesData()) return
  const { keepPictures } = await import('../offline/keep-pictures.ts')
  await keepPictures(readSeen().flatMap(({ picture }) => picture ?? []))
}
