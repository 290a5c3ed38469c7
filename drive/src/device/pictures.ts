import type { KeptStop } from './records.ts'

/** The worker answers from it (service-worker.ts). */
const NAME = 'kastha-drive-pictures'

/** Keeps the small pictures of these stops for a day without a network, and drops all others. A missing one stops nothing. */
export async function keepPictures(stops: readonly Pick<KeptStop, 'pieces'>[]): Promise<void> {
  // Absent without HTTPS.
  if (!('caches' in globalThis)) return
  try {
    const wanted = new Set(stops.flatMap(({ pieces }) => pieces.flatMap(({ picture }) => picture ?? [])))
    const cache = await caches.open(NAME)
    const known = new Map((await cache.keys()).map((request) => [new URL(request.url).pathname, request]))
    const dropped = [...known].filter(([path]) => !wanted.has(path))
    await Promise.all(dropped.map(([, request]) => cache.delete(request)))
    await Promise.allSettled([...wanted].filter((path) => !known.has(path)).map((path) => cache.add(path)))
  } catch (error) {
    console.warn('The pictures could not be kept', error)
  }
}
