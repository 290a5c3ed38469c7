import { inArray } from 'drizzle-orm'
import type { Db } from '#api/platform/db/client.ts'
import { onlyRow } from '#api/platform/db/only-row.ts'
import { products, productSetPieces, productSets } from '#api/platform/db/schema.ts'
import { idOf } from './insert-catalog.ts'
import { setsInNepali } from './ne/content.ts'
import { wordIn } from './ne/translate-product.ts'

/** `[slug, quantity, 'same-size']`, the main piece first. */
type DemoPiece = [slug: string, quantity?: number, size?: 'same-size']
type DemoSet = { name: string; percent: number; pieces: DemoPiece[] }

const demoSets: DemoSet[] = [
  {
    name: 'Rara bedroom',
    percent: 5,
    pieces: [
      ['rara-wingback-bed'],
      ['sukha-spring-mattress', 1, 'same-size'],
      ['kapas-pillow-pair'],
      ['asan-bedside-table'],
    ],
  },
  {
    name: 'Asan bedroom',
    percent: 6,
    pieces: [
      ['asan-platform-bed'],
      ['aaram-orthopaedic-mattress', 1, 'same-size'],
      ['asan-bedside-table', 2],
      ['hiunde-quilted-duvet'],
    ],
  },
  {
    name: 'Himal bedroom',
    percent: 5,
    pieces: [
      ['himal-storage-bed'],
      ['sukha-spring-mattress', 1, 'same-size'],
      ['sandhya-memory-pillow', 2],
      ['hiunde-quilted-duvet'],
    ],
  },
  {
    name: 'Mustang bedroom',
    percent: 5,
    pieces: [['mustang-four-poster-bed'], ['sukha-spring-mattress', 1, 'same-size'], ['kapas-pillow-pair']],
  },
  {
    name: 'Gorkha dining room for six',
    percent: 7,
    pieces: [['gorkha-round-dining-set'], ['palpa-spindle-chair', 2], ['tansen-sideboard']],
  },
  {
    name: 'Janaki dining room for eight',
    percent: 6,
    pieces: [['janaki-six-seater-dining-set'], ['janakpur-cane-chair', 2]],
  },
  {
    name: 'Bagmati living room',
    percent: 5,
    pieces: [['bagmati-three-seater-sofa'], ['thamel-armchair', 2], ['nagarkot-coffee-table'], ['phewa-tripod-lamp']],
  },
  {
    name: 'Kaski office',
    percent: 6,
    pieces: [
      ['kaski-executive-desk'],
      ['rajdhani-leather-chair'],
      ['sahayak-visitor-chair', 2],
      ['saral-mobile-pedestal'],
    ],
  },
]

/** Inserts the sets of the demo. */
export async function insertDemoSets(tx: Db): Promise<void> {
  const slugs = demoSets.flatMap(({ pieces }) => pieces.map(([slug]) => slug))
  const rows = await tx
    .select({ slug: products.slug, id: products.id })
    .from(products)
    .where(inArray(products.slug, slugs))
  const ids = new Map(rows.map(({ slug, id }) => [slug, id]))
  for (const { name, percent, pieces } of demoSets) {
    const translations = { ne: { name: wordIn(setsInNepali, name) } }
    const set = onlyRow(await tx.insert(productSets).values({ name, percent, translations }).returning())
    await tx.insert(productSetPieces).values(
      pieces.map(([slug, quantity = 1, size], position) => {
        return { setId: set.id, position, productId: idOf(ids, slug), quantity, sameSize: size !== undefined }
      }),
    )
  }
}
