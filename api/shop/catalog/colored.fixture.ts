import { defined } from '#domain/defined.ts'
import type { Db } from '../../platform/db/client.ts'
import { productColors, productPictures, variants } from '../../platform/db/schema.ts'
import { givenPicture, givenProduct } from './catalog.fixture.ts'

const green = {
  slug: 'forest-green',
  name: 'Forest green',
  swatch: '#2f5d46',
  translations: { ne: { name: 'वन हरियो' } },
}
const blush = { slug: 'blush', name: 'Blush', swatch: '#cf9c90', translations: { ne: { name: 'हल्का गुलाबी' } } }

/** What replies say of the two colors in English. */
export const forestGreen = { slug: 'forest-green', name: 'Forest green', swatch: '#2f5d46' }
export const blushPink = { slug: 'blush', name: 'Blush', swatch: '#cf9c90' }

type Stock = Partial<Record<'green' | 'greenLarge' | 'blush' | 'blushLarge', number>>

/**
 * Inserts a bed in two colors and two sizes; Blush costs Rs. 1,000 more. Three pictures: of Forest green, of Blush, and
 * one for every color.
 */
export async function givenColoredBed(db: Db, stock: Stock = {}) {
  const { id, name } = await givenProduct(db, {
    name: 'Rara bed',
    translations: { ne: { name: 'रारा पलङ' } },
    variants: [],
  })
  const rows = await db
    .insert(productColors)
    .values([green, blush].map((color, position) => ({ ...color, position, productId: id })))
    .returning()
  const [greenId, blushId] = [green, blush].map(
    ({ slug }) =>
      defined(
        rows.find((row) => row.slug === slug),
        slug,
      ).id,
  )
  const shown = [greenId, blushId, null].map(async (colorId = null, position) => {
    const { id: pictureId } = await givenPicture(db)
    return { productId: id, position, pictureId, colorId, alt: `Picture ${position}` }
  })
  const pictures = await Promise.all(shown)
  await db.insert(productPictures).values(pictures)
  const kinds = [
    { key: 'green', colorId: greenId, size: '122*200', price: 40_000 },
    { key: 'greenLarge', colorId: greenId, size: '153*200', price: 50_000 },
    { key: 'blush', colorId: blushId, size: '122*200', price: 41_000 },
    { key: 'blushLarge', colorId: blushId, size: '153*200', price: 51_000 },
  ] as const
  const added = await db
    .insert(variants)
    .values(
      kinds.map(({ key, ...kind }, position) => {
        return { ...kind, productId: id, position, sku: `RARA-${id}-${position}`, stock: stock[key] ?? 5 }
      }),
    )
    .returning({ id: variants.id, position: variants.position })
  const variantOf = (key: (typeof kinds)[number]['key']) => {
    const position = kinds.findIndex((kind) => kind.key === key)
    return String(
      defined(
        added.find((row) => row.position === position),
        key,
      ).id,
    )
  }
  return { id, name, variantOf, pictureIds: pictures.map(({ pictureId }) => pictureId) }
}
