import fc from 'fast-check'
import { expect, test } from 'vitest'
import { furnitureKind } from '#domain/catalog/furniture-kind.ts'
import { furnitureKinds } from '#domain/catalog/furniture-kinds.ts'
import type { Size } from '../dimension-box.ts'
import { furniturePieces } from './furniture-pieces.ts'
import type { Piece } from './piece.ts'

const side = fc.integer({ min: 10, max: 400 })
const size = fc.record({ width: side, depth: side, height: side })
const ROUNDING_CM = 1e-9
const spanOf = (values: number[]) => [Math.min(...values), Math.max(...values)] as const

test.each(furnitureKinds)('the parts of a %s are exactly as wide, deep and high as the furniture', (kind) => {
  fc.assert(fc.property(size, (whole) => expectFilled(whole, furniturePieces(kind, whole))))
})

const seats = fc.record({ chairs: fc.integer({ min: 1, max: 12 }), hasBench: fc.boolean() })
const table = fc.record({ width: side, depth: side })

test('a dining set fills its measures, whatever it consists of', () => {
  fc.assert(
    fc.property(size, seats, fc.option(table), (whole, seated, drawn) => {
      fc.pre(!drawn || (drawn.width <= whole.width && drawn.depth <= whole.depth))
      expectFilled(whole, furniturePieces('dining-set', whole, { seats: seated, table: drawn }))
    }),
  )
})

function expectFilled({ width, depth, height }: Size, pieces: readonly Piece[]) {
  const [left, right] = spanOf(pieces.flatMap(({ outline }) => outline.map(([x]) => x)))
  const [bottom, top] = spanOf(pieces.flatMap(({ outline }) => outline.map(([, y]) => y)))
  const [front, back] = spanOf(pieces.flatMap(({ z }) => [...z]))
  for (const start of [left, bottom, front]) expect(Math.abs(start)).toBeLessThan(ROUNDING_CM)
  expect(Math.abs(right - width)).toBeLessThan(ROUNDING_CM)
  expect(Math.abs(top - height)).toBeLessThan(ROUNDING_CM)
  expect(Math.abs(back - depth)).toBeLessThan(ROUNDING_CM)
  for (const { z, lines, outline } of pieces) {
    expect(z[1]).toBeGreaterThan(z[0])
    const [from, to] = spanOf(outline.map(([x]) => x))
    for (const [x] of lines.flat()) expect(x >= from - ROUNDING_CM && x <= to + ROUNDING_CM).toBe(true)
  }
}

const drawerPlaces = ['both-sides', 'one-side', 'top', 'none'] as const

test.each(drawerPlaces)('a desk fills its measures with drawers: %s', (drawers) => {
  fc.assert(fc.property(size, (whole) => expectFilled(whole, furniturePieces('desk', whole, { drawers }))))
})

test('a desk has drawers where its texts say', () => {
  const drawn = drawerPlaces.map((drawers) => {
    const pieces = furniturePieces('desk', { width: 180, depth: 85, height: 76 }, { drawers })
    return pieces
      .filter(({ lines }) => lines.length > 0)
      .map(({ outline: [corner] }) => (corner![0] < 90 ? 'left' : 'right'))
  })
  expect(drawn).toEqual([['left', 'right'], ['left'], ['left'], []])
})

test.each(['table', 'dining-set'] as const)('a round %s has a round top and fills its measures', (kind) => {
  fc.assert(
    fc.property(size, (whole) => {
      const pieces = furniturePieces(kind, whole, { isRound: true })
      expectFilled(whole, pieces)
      expect(pieces.filter((piece) => piece.isRound)).toHaveLength(1)
    }),
  )
})

test.each([
  ['six with two at the ends', [253, 169, 85], 6, false, [170, 90], 6],
  ['four around a table', [154, 154, 85], 4, false, [110, 110], 4],
  ['two behind and a bench in front', [160, 149, 85], 2, true, [160, 85], 2],
  ['two at the ends of a folding set', [163, 87, 86], 2, false, null, 2],
  ['six where nothing is known', [200, 150, 85], null, false, null, 6],
] as const)('a dining set is drawn with the backs of its chairs: %s', (_, sides, chairs, hasBench, top, backs) => {
  const [width, depth, height] = sides
  const drawn = furniturePieces(
    'dining-set',
    { width, depth, height },
    {
      seats: chairs === null ? null : { chairs, hasBench },
      table: top && { width: top[0], depth: top[1] },
    },
  )
  // Only backs are as high as the set.
  const high = drawn.filter(({ outline }) => Math.max(...outline.map(([, y]) => y)) > height - 1)
  expect(high).toHaveLength(backs)
})

test.each([
  ['rara-wingback-bed', 'Beds', 'bed'],
  ['mustang-four-poster-bed', 'Beds', 'four-poster'],
  ['pokhara-bunk-bed', 'Beds', 'bunk-bed'],
  ['asan-bedside-table', 'Bedside tables', 'drawers'],
  ['lumbini-wardrobe', 'Wardrobes', 'wardrobe'],
  ['bandipur-bookshelf', 'Bookshelves', 'shelf'],
  ['ilam-pouffe', 'Sofas and seating', 'box'],
  ['karnali-l-shaped-sofa', 'Sofas and seating', 'corner-sofa'],
  ['thamel-armchair', 'Sofas and seating', 'armchair'],
  ['bagmati-three-seater-sofa', 'Sofas and seating', 'sofa'],
  ['tarai-rattan-sofa-set', 'Patio sets', 'box'],
  ['janaki-six-seater-dining-set', 'Dining sets', 'dining-set'],
  ['palpa-spindle-chair', 'Dining chairs', 'chair'],
  ['utsav-mesh-chair', 'Office chairs', 'office-chair'],
  ['sagar-standing-desk', 'Desks', 'table'],
  ['kaski-executive-desk', 'Desks', 'desk'],
  ['swayambhu-coffee-table', 'Coffee tables', 'table'],
  ['godavari-teak-bench', 'Swings and benches', 'bench'],
  ['madhesh-garden-jhula', 'Swings and benches', 'box'],
  ['sukha-spring-mattress', 'Mattresses', 'mattress'],
  ['kapas-pillow-pair', 'Pillows', 'box'],
  ['phewa-tripod-lamp', 'Lamps', 'lamp'],
  // The slug says nothing: the category decides, in either language.
  ['karnali-2', 'Beds', 'bed'],
  ['karnali-2', 'पलङ', 'bed'],
  ['karnali-2', 'सिरान टेबल', 'drawers'],
  ['karnali-2', 'पुस्तक दराज', 'shelf'],
  ['karnali-2', 'अफिस कुर्सी', 'office-chair'],
  ['karnali-2', 'Other', 'box'],
])('%s of %s is drawn as a %s', (slug, subCatName, kind) => {
  expect(furnitureKind({ slug, subCatName, catName: 'Bedroom items' })).toBe(kind)
})

test('a product directly in a category is drawn by that', () => {
  expect(furnitureKind({ slug: 'karnali-2', subCatName: null, catName: 'Sofas' })).toBe('sofa')
})

test('two round tables fill their measures, the larger behind and higher', () => {
  const diameters = fc.tuple(side, side)
  fc.assert(
    fc.property(size, diameters, (whole, [one, other]) => {
      expectFilled(whole, furniturePieces('table', whole, { diameters: [Math.max(one, other), Math.min(one, other)] }))
    }),
  )
  const tops = furniturePieces('table', { width: 113, depth: 93, height: 44 }, { diameters: [80, 54] })
    .filter((piece) => piece.isRound)
    .map(({ outline, z }) => ({ x: [outline[0]![0], outline[1]![0]], z, top: Math.round(outline[2]![1]) }))
  expect(tops).toEqual([
    { x: [59, 113], z: [0, 54], top: 36 },
    { x: [0, 80], z: [13, 93], top: 44 },
  ])
})

test.each(drawerPlaces)('a desk with a raised shelf fills its measures with drawers: %s', (drawers) => {
  fc.assert(
    fc.property(size, side, (whole, worktopCm) => {
      expectFilled(whole, furniturePieces('desk', whole, { drawers, worktopCm }))
    }),
  )
  const shelved = furniturePieces('desk', { width: 110, depth: 55, height: 90 }, { drawers, worktopCm: 75 })
  const tops = shelved
    .filter(({ outline: [left, right] }) => right![0] - left![0] === 110)
    .map(({ outline }) => outline[2]![1])
  expect(tops.slice(-2)).toEqual([75, 90])
})
