import { expect, test } from 'vitest'
import { PASSAGE_CM } from './measure-input.ts'
import { lengthIn, readLength, readLengthMm, type TypedLength, typedMm } from './typed-length.ts'

test.each<[TypedLength, number]>([
  [{ cm: '203' }, 203],
  [{ cm: '२०३' }, 203],
  [{ cm: '6\'8"' }, 203],
  [{ feet: '6', inches: '8' }, 203],
  [{ feet: '६', inches: '८.५' }, 204],
  [{ feet: '6', inches: '' }, 182],
  [{ feet: '', inches: '32' }, 81],
  [{ feet: '6\'8"', inches: '' }, 203],
])('%o is %i cm', (typed, cm) => {
  expect(readLength(typed, PASSAGE_CM, 'down')).toEqual({ cm })
})

test.each<[TypedLength | undefined, string]>([
  [undefined, 'empty'],
  [{ cm: '' }, 'empty'],
  [{ feet: ' ', inches: '' }, 'empty'],
  [{ feet: '6', inches: '13' }, 'unclear'],
  [{ feet: 'six', inches: '8' }, 'unclear'],
  [{ feet: '6\'8"', inches: '8' }, 'unclear'],
  [{ cm: '2' }, 'too-small'],
  [{ cm: '20300' }, 'too-large'],
  [{ feet: '90', inches: '' }, 'too-large'],
])('%o is %s', (typed, problem) => {
  expect(readLength(typed, PASSAGE_CM, 'down')).toEqual({ problem })
})

test('the unit in which it was typed shows it as typed', () => {
  expect(lengthIn({ cm: '२०३' }, 'cm')).toEqual({ cm: '२०३' })
  expect(lengthIn({ feet: 'six', inches: '8' }, 'ft')).toEqual({ feet: 'six', inches: '8' })
})

test('the other unit shows it converted, never larger', () => {
  expect(lengthIn({ cm: '203' }, 'ft')).toEqual({ feet: '6', inches: '7.9' })
  expect(lengthIn({ cm: '183' }, 'ft')).toEqual({ feet: '6', inches: '0' })
  expect(lengthIn({ feet: '6', inches: '8' }, 'cm')).toEqual({ cm: '203' })
  for (let cm = 1; cm <= 1000; cm += 1) {
    const { feet, inches } = lengthIn({ cm: String(cm) }, 'ft')
    const exact = (Number(feet) * 12 + Number(inches)) * 2.54
    expect(Number(inches)).toBeLessThan(12)
    expect(exact).toBeLessThanOrEqual(cm + 1e-9)
    expect(exact).toBeGreaterThan(cm - 0.26)
  }
})

test('what cannot be read is blank in the other unit', () => {
  expect(lengthIn({ cm: 'wide' }, 'ft')).toEqual({ feet: '', inches: '' })
  expect(lengthIn({ feet: '6', inches: '13' }, 'cm')).toEqual({ cm: '' })
  expect(lengthIn(undefined, 'cm')).toEqual({ cm: '' })
})

test.each<[TypedLength, number]>([
  [{ cm: '203.5' }, 2035],
  [{ feet: '10', inches: '' }, 3048],
  [{ feet: '५', inches: '६' }, 1676],
])('%o is %i mm', (typed, mm) => {
  expect(readLengthMm(typed, { least: 100, most: 20_000 })).toEqual({ mm })
})

test('a length of a plan is shown as somebody would type it, to a millimeter or a tenth of an inch', () => {
  expect(typedMm(2035, 'cm')).toEqual({ cm: '203.5' })
  expect(typedMm(3048, 'ft')).toEqual({ feet: '10', inches: '0' })
  expect(typedMm(1677, 'ft')).toEqual({ feet: '5', inches: '6' })
  for (let mm = 1; mm <= 20_000; mm += 7) {
    const read = readLengthMm(typedMm(mm, 'ft'), { least: 0, most: 20_000 })
    expect('mm' in read && Math.abs(read.mm - mm)).toBeLessThanOrEqual(2)
  }
})
