import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boxOutline, DRAWING } from './dimension-box.ts'

const centimetres = fc.integer({ min: 1, max: 400 })

test('every box fits into the drawing', () => {
  fc.assert(
    fc.property(centimetres, centimetres, centimetres, (width, depth, height) => {
      const { front, back } = boxOutline({ width, depth, height })
      for (const { x, y } of [...front, ...back]) {
        expect(x).toBeGreaterThanOrEqual(0)
        expect(x).toBeLessThanOrEqual(DRAWING.width)
        expect(y).toBeGreaterThanOrEqual(0)
        expect(y).toBeLessThanOrEqual(DRAWING.height)
      }
    }),
  )
})

test('the front keeps the proportions', () => {
  const { front } = boxOutline({ width: 200, depth: 50, height: 100 })
  const [lowerLeft, upperLeft, upperRight] = front
  expect((upperRight.x - upperLeft.x) / (lowerLeft.y - upperLeft.y)).toBeCloseTo(2)
})
