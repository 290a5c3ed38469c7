import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cornersAt } from './brute-force.fixture.ts'
import { degrees, leanInto, leastOn, raisedUnder } from './rectangles.ts'

const cm = (min: number, max: number) => fc.integer({ min, max })

/** Whether a rectangle, turned by some twentieth of a degree, is within a width and a height. */
function leansBySampling(long: number, thick: number, width: number, height: number): boolean {
  return Array.from({ length: 1801 }, (_, index) => index / 20).some((angle) => {
    const corners = cornersAt(long, thick, angle)
    const [across, up] = [0, 1].map((axis) => {
      const values = corners.map((corner) => corner[axis]!)
      return Math.max(...values) - Math.min(...values)
    })
    return across! <= width + 1e-9 && up! <= height + 1e-9
  })
}

/** Carver's condition for long > width. */
function fitsByCarver(p: number, q: number, width: number, height: number): boolean {
  const root = Math.sqrt(p * p + q * q - width * width)
  return q <= width && height >= (2 * p * q * width + (p * p - q * q) * root) / (p * p + q * q)
}

test('a rectangle leans into an opening exactly where sampling and the closed form say so', () => {
  fc.assert(
    fc.property(cm(40, 320), cm(1, 120), cm(50, 130), cm(150, 260), (long, thick, width, height) => {
      fc.pre(long > width && long > thick)
      // Upright it would pass without leaning, which is not asked here.
      fc.pre(long > height)
      const lean = leanInto(long, thick, width, height)
      expect(lean !== null).toBe(fitsByCarver(long, thick, width, height))
      // Sampling misses angles: it has to find what is smaller by what a rectangle turns between two of them.
      return lean
        ? leansBySampling(long - 0.3, thick - 0.3, width, height)
        : !leansBySampling(long, thick, width, height)
    }),
    { numRuns: 150 },
  )
})

test('a table top of 215 leans into a door of 86 × 203, one of 225 does not', () => {
  expect(leanInto(215, 4, 86, 203)).toMatchObject({ angle: expect.closeTo(1.18, 1) })
  expect(leanInto(225, 4, 86, 203)).toBeNull()
})

test.each([
  [200, 50, 60, 2.9],
  [200, 50, 250, 90],
  [200, 50, 50, 0],
  [200, 50, 203, 66],
])('a rectangle of %i × %i under a ceiling of %i rises to %d degrees', (long, thick, ceiling, angle) => {
  expect(degrees(raisedUnder(long, thick, ceiling)!)).toBeCloseTo(angle, 0)
})

test('what is too high already while it lies is not raised', () => {
  expect(raisedUnder(200, 50, 49)).toBeNull()
})

test('the least value is never above what the function reaches, and within a hundredth of it', () => {
  fc.assert(
    fc.property(cm(50, 300), cm(0, 1570), (size, shift) => {
      const wave = (x: number) => size * Math.sin(2 * x + shift / 1000)
      const exact = Math.min(...Array.from({ length: 20_001 }, (_, index) => wave((index / 20_000) * (Math.PI / 2))))
      const { value } = leastOn(wave, [0, Math.PI / 2], 4 * size)
      expect(value).toBeLessThanOrEqual(exact + 1e-9)
      expect(value).toBeGreaterThan(exact - 0.01)
    }),
    { numRuns: 50 },
  )
})
