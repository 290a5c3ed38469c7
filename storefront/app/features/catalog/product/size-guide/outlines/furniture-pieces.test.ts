import fc from 'fast-check'
import { expect, test } from 'vitest'
import { furnitureKind, furnitureKinds } from '#domain/catalog/furniture-kind.ts'
import { furniturePieces } from './furniture-pieces.ts'

const side = fc.integer({ min: 10, max: 400 })
const ROUNDING_CM = 1e-9
const spanOf = (values: number[]) => [Math.min(...values), Math.max(...values)] as const

test.each(furnitureKinds)('the parts of a %s are exactly as wide, deep and high as the furniture', (kind) => {
  fc.assert(
    fc.property(fc.record({ width: side, depth: side, height: side }), (size) => {
      const pieces = furniturePieces(kind, size)
      const [left, right] = spanOf(pieces.flatMap(({ outline }) => outline.map(([x]) => x)))
      const [bottom, top] = spanOf(pieces.flatMap(({ outline }) => outline.map(([, y]) => y)))
      const [front, back] = spanOf(pieces.flatMap(({ z }) => [...z]))
      for (const start of [left, bottom, front]) expect(Math.abs(start)).toBeLessThan(ROUNDING_CM)
      expect(Math.abs(right - size.width)).toBeLessThan(ROUNDING_CM)
      expect(Math.abs(top - size.height)).toBeLessThan(ROUNDING_CM)
      expect(Math.abs(back - size.depth)).toBeLessThan(ROUNDING_CM)
      for (const { z, lines, outline } of pieces) {
        expect(z[1]).toBeGreaterThan(z[0])
        const [from, to] = spanOf(outline.map(([x]) => x))
        for (const [x] of lines.flat()) expect(x >= from - ROUNDING_CM && x <= to + ROUNDING_CM).toBe(true)
      }
    }),
  )
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
