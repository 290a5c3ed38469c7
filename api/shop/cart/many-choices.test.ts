import { productColors, variants } from '../../platform/db/schema.ts'
import type { Db } from '../../platform/db/client.ts'
import { givenProduct } from '../catalog/catalog.fixture.ts'
import { expect, test as base } from '../../test/test.ts'
import { givenSettings, givenShopper } from './cart.fixture.ts'

const test = base.extend('shopper', async ({ app, db }) => {
  await givenSettings(db)
  return givenShopper(app)
})

type Kind = { color: number; size: string; type: string | null }

/** Inserts a product with these variants, and returns their ids. Its colors are named `color-0` and so on. */
async function givenMany(db: Db, kinds: readonly Kind[]): Promise<string[]> {
  const { id } = await givenProduct(db, { variants: [] })
  const numbers = [...new Set(kinds.map(({ color }) => color))]
  const colors = await db
    .insert(productColors)
    .values(
      numbers.map((color) => ({
        productId: id,
        position: color,
        slug: `color-${color}`,
        name: `Color ${color}`,
        swatch: '#d2ab7a',
      })),
    )
    .returning()
  const rows = kinds.map(({ color, size, type }, position) => {
    const colorId = colors.find(({ slug }) => slug === `color-${color}`)!.id
    return { productId: id, colorId, size, type, position, price: 10_000, stock: 5, sku: `MANY-${id}-${position}` }
  })
  const added = await db.insert(variants).values(rows).returning()
  return added.toSorted((a, b) => a.position - b.position).map((row) => String(row.id))
}

const range = (count: number) => Array.from({ length: count }, (_, at) => at)

/** Each of these colors in ten sizes, the first four in two types. */
const kindsIn = (colors: number): Kind[] =>
  range(colors).flatMap((color) =>
    range(10).flatMap((size) => {
      const types = size < 4 ? ['Normal', 'Hydraulics'] : ['Normal']
      return types.map((type) => ({ color, size: `${100 + size}*200`, type }))
    }),
  )

/** Color 2 lacks a type of one size, and color 3 lacks that size. */
const isMissing = ({ color, size, type }: Kind) =>
  (color === 2 && size === '101*200' && type === 'Hydraulics') || (color === 3 && size === '101*200')

test('a line of a product with many variants names those of its color, and the most alike of each other', async ({
  db,
  shopper,
}) => {
  const kinds = kindsIn(20).filter((kind) => !isMissing(kind))
  const ids = await givenMany(db, kinds)
  const own = kinds.findIndex(({ color, size, type }) => color === 1 && size === '101*200' && type === 'Hydraulics')
  const { lines } = await shopper.add(ids[own]!)
  const { choices, colors } = lines[0]!
  expect(colors).toHaveLength(20)
  expect(choices.filter(({ color }) => color === 'color-1')).toHaveLength(14)
  const others = choices.filter(({ color }) => color !== 'color-1')
  const said = others.map(({ color, size, type }) => [color, size, type])
  expect(said).toHaveLength(19)
  expect(said.slice(0, 4)).toEqual([
    ['color-0', '101*200', 'Hydraulics'],
    ['color-2', '101*200', 'Normal'],
    ['color-3', '100*200', 'Hydraulics'],
    ['color-4', '101*200', 'Hydraulics'],
  ])
})

test('a line of a product with thirty variants names them all', async ({ db, shopper }) => {
  const kinds = kindsIn(3).slice(0, 30)
  const ids = await givenMany(db, kinds)
  const { lines } = await shopper.add(ids[7]!)
  expect(lines[0]!.choices.map(({ _id }) => _id)).toEqual(ids)
})
