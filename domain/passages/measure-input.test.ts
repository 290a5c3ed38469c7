import fc from 'fast-check'
import { expect, test } from 'vitest'
import { devanagariDigits } from '../text.ts'
import { PASSAGE_CM, readMeasure } from './measure-input.ts'

test.each([
  ['203', 203],
  [' 203 cm ', 203],
  ['203.9', 203],
  ['203.9 centimetres', 203],
  ['२०३', 203],
  ['२०३ सेमी', 203],
  ['२०३ से.मी.', 203],
  ['2.03 m', 203],
  ['२.०३ मिटर', 203],
  ['2030mm', 203],
  ['6 ft 8 in', 203],
  ['6ft8', 203],
  ['6 Feet 8 Inches', 203],
  ['6\'8"', 203],
  ['6’ 8”', 203],
  ['6′8″', 203],
  ["6'8''", 203],
  ['6 ft. 8 in.', 203],
  ['६ फिट ८ इन्च', 203],
  ['६ फुट ८ इञ्च', 203],
  ["6'", 182],
  ['6.5 ft', 198],
  ['80 in', 203],
  ['80"', 203],
  ['८० इन्च', 203],
  ['100 in', 254],
])('%s is %i cm', (text, cm) => {
  expect(readMeasure(text, PASSAGE_CM, 'down')).toEqual({ cm })
})

test.each([
  ['', 'empty'],
  ['   ', 'empty'],
  ['wide', 'unclear'],
  ['6 8', 'unclear'],
  ['20 3', 'unclear'],
  ['203 x 86', 'unclear'],
  ['203 kg', 'unclear'],
  ['-203', 'unclear'],
  ['2e2', 'unclear'],
  ['203,5', 'unclear'],
  ['6 ft 12 in', 'unclear'],
  ['6 ft 8 cm', 'unclear'],
  ['NaN', 'unclear'],
  ['2'.repeat(50), 'unclear'],
  ['2.03', 'too-small'],
  ['6', 'too-small'],
  ['0', 'too-small'],
  ['2030', 'too-large'],
  ['270250', 'too-large'],
  ['40 ft', 'too-large'],
])('%s is %s', (text, problem) => {
  expect(readMeasure(text, PASSAGE_CM, 'down')).toEqual({ problem })
})

test('a piece is rounded up, a passage down', () => {
  expect(readMeasure('80 in', PASSAGE_CM, 'up')).toEqual({ cm: 204 })
  expect(readMeasure('203.2', PASSAGE_CM, 'up')).toEqual({ cm: 204 })
  expect(readMeasure('100 in', PASSAGE_CM, 'up')).toEqual({ cm: 254 })
})

test('every whole centimeter is read as it is written, in both scripts', () => {
  fc.assert(
    fc.property(fc.integer({ min: PASSAGE_CM.least, max: PASSAGE_CM.most }), (cm) => {
      expect(readMeasure(`${cm}`, PASSAGE_CM, 'down')).toEqual({ cm })
      expect(readMeasure(`${devanagariDigits(`${cm}`)} cm`, PASSAGE_CM, 'up')).toEqual({ cm })
    }),
  )
})

test('any text is a measure within the bounds or a problem, in no time', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      const read = readMeasure(text, PASSAGE_CM, 'down')
      expect('problem' in read || (read.cm >= PASSAGE_CM.least && read.cm <= PASSAGE_CM.most)).toBe(true)
    }),
  )
})
