import { expect, test } from 'vitest'
import { changeBetween, figureText, nameText } from './figure-text.ts'

test.for([
  [null, 'money', '–'],
  [1_25_000, 'money', 'Nrs. 1,25,000'],
  [1_234, 'count', '1,234'],
  [93.75, 'percent', '93.8 %'],
  [59.4, 'minutes', '59 min'],
  [59.6, 'minutes', '1 h'],
  [200, 'minutes', '3 h 20 min'],
  [2_879, 'minutes', '47 h 59 min'],
  [3_600, 'minutes', '2.5 days'],
] as const)('%s of %s reads %s', ([value, unit, text]) => {
  expect(figureText(value, unit)).toBe(text)
})

test('a day reads without its year, a month or a category as it is', () => {
  expect(['2026-11-03', '2026-11', 'Living Room'].map(nameText)).toEqual(['3 Nov', '2026-11', 'Living Room'])
})

test('shares change by points, and nothing is said about what nothing came before', () => {
  expect(changeBetween(93.5, 89.4, 'percent')).toEqual({ text: '4.1 points', direction: 'up' })
  expect(changeBetween(75, 100, 'count')).toEqual({ text: '25.0 %', direction: 'down' })
  expect(changeBetween(0, 0, 'percent')).toEqual({ text: '0.0 points', direction: 'same' })
  expect(changeBetween(10_001, 10_000, 'money')).toEqual({ text: '0.0 %', direction: 'same' })
  expect(changeBetween(9_999, 10_000, 'money')).toEqual({ text: '0.0 %', direction: 'same' })
  expect([changeBetween(5, 0, 'count'), changeBetween(null, 1, 'count')]).toEqual([null, null])
})
