import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isInNepal } from './in-nepal.ts'
import { mapUrl, parsePosition, positionText, tidyPosition } from './position.ts'

test.each([
  ['Kathmandu', 27.7172, 85.324],
  ['Pokhara', 28.2096, 83.9856],
  ['Simikot', 29.97, 81.82],
  ['Lo Manthang', 29.18, 83.96],
  ['Namche', 27.805, 86.71],
  // Towns at the border.
  ['Birgunj', 27.01, 84.88],
  ['Bhairahawa', 27.505, 83.45],
  ['Nepalgunj', 28.05, 81.617],
  ['Biratnagar', 26.455, 87.27],
  ['Kakarbhitta', 26.645, 88.16],
  ['Gaddachauki', 28.985, 80.115],
  ['Darchula', 29.85, 80.54],
  ['Kodari', 27.97, 85.96],
  ['Hilsa', 30.15, 81.33],
])('%s is in Nepal', (_, latitude, longitude) => {
  expect(isInNepal({ latitude, longitude })).toBe(true)
})

test.each([
  // Inside the box around Nepal.
  ['Gorakhpur', 26.76, 83.37],
  ['Lucknow', 26.85, 80.95],
  ['Bahraich', 27.57, 81.6],
  ['Darjeeling', 27.04, 88.26],
  ['Pithoragarh', 29.58, 80.22],
  ['Saga', 29.33, 85.23],
  // Outside of it.
  ['Delhi', 28.6139, 77.209],
  ['Null Island', 0, 0],
  ['Kathmandu with its degrees exchanged', 85.324, 27.7172],
  ['the other side of the earth', -27.7172, -94.676],
  ['nowhere', Number.NaN, 85],
  ['infinity', Number.POSITIVE_INFINITY, 85],
])('%s is not', (_, latitude, longitude) => {
  expect(isInNepal({ latitude, longitude })).toBe(false)
})

const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true })

test('a position survives its text, to the metre', () => {
  fc.assert(
    fc.property(degrees(90), degrees(180), (latitude, longitude) => {
      const tidy = tidyPosition({ latitude, longitude })
      expect(Math.abs(tidy.latitude - latitude)).toBeLessThanOrEqual(0.000_006)
      expect(parsePosition(positionText(tidy))).toEqual(tidy)
    }),
  )
})

test.each(['', '28.2', '28.2,', '28.2,83.9,1', 'a,b', '28.2, 83.9', '1e3,2', '28.2,83.9\n', '0028.2,83.9'])(
  '%j is no position',
  (text) => {
    expect(parsePosition(text)).toBeNull()
  },
)

test('a map opens at the position', () => {
  const position = { latitude: 28.2096, longitude: 83.95536 }
  expect(mapUrl(position)).toBe('https://www.google.com/maps/search/?api=1&query=28.2096%2C83.95536')
})
