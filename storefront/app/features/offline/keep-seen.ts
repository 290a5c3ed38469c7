import type { Product } from '#contract/products.ts'
import type { Rupees } from '#domain/money.ts'
import { pictureUrl, pictureWidths } from '#domain/picture.ts'
import { parseSeen, PICTURE_CACHE, type SeenProduct, STORAGE_KEY, withSeen } from './seen-products.ts'

/** Sharp enough for a card of 160 px on a phone, some 8 KB. */
const WIDTH_PX = 320

/** Keeps what the offline page tells of a product, and lets go of what falls off its end. */
export async function keepSeen(product: Product, price: Rupees): Promise<void> {
  if (!('serviceWorker' in navigator) || !('caches' in globalThis)) return // no offline page either
  const seen = withSeen(parseSeen(localStorage.getItem(STORAGE_KEY)), seenNow(product, price))
  localStorage.setItem(STORAGE_KEY, JSON.stringify(seen))
  await keepPictures(seen.map(({ picture }) => picture).filter((picture) => picture !== null))
}

function seenNow({ _id: id, name, pictures: [picture] }: Product, price: Rupees): SeenProduct {
  return { id, name, price, seenAt: new Date().toISOString(), picture: picture ? smallFile(picture) : null }
}

function smallFile({ id, width }: Product['pictures'][number]): string {
  const [smallest, ...wider] = pictureWidths(width)
  return pictureUrl(id, wider.findLast((kept) => kept <= WIDTH_PX) ?? smallest!, 'webp')
}

async function keepPictures(wanted: readonly string[]): Promise<void> {
  const cache = await caches.open(PICTURE_CACHE)
  const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname)
  await Promise.all(kept.filter((path) => !wanted.includes(path)).map((path) => cache.delete(path)))
  const missing = wanted.filter((path) => !kept.includes(path))
  await cache.addAll(missing.map((path) => new Request(path, { priority: 'low' })))
}
