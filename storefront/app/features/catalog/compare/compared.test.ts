import { expect, test } from 'vitest'
import { variantSearch } from '../product/variant-search.ts'
import { comparedChoice, comparedIn, compareSearch } from './compare-search.ts'
import { comparedId, parseCompared } from './compared.ts'

test.each([null, '', 'nonsense', '{}', '7', '[7]', '[{"id":"7"}]', '["../../admin"]', '["0"]', '[null]'])(
  'stored %s counts as nothing',
  (stored) => {
    expect(parseCompared(stored)).toEqual([])
  },
)

test('stored ids are read back without duplicates, at most four', () => {
  expect(parseCompared('["12","7"]')).toEqual(['12', '7'])
  expect(parseCompared('["1","1","2","x","3","4","5"]')).toEqual(['1', '2', '3', '4'])
})

test.each([
  ['', []],
  ['products=', []],
  ['products=1,2,3', ['1', '2', '3']],
  ['products=3,1,3', ['3', '1']],
  ['products=1,2,3,4,5', ['1', '2', '3', '4']],
  ['products=x,-1,0,1.5,2,%3Cscript%3E,9999999999,7', ['2', '7']],
  ['products=1&products=2', ['1', '2']],
])('?%s names %j', (search, ids) => {
  expect(comparedIn(new URLSearchParams(search))).toEqual(ids)
})

test('a product is stored with the chosen color, size and type, and once', () => {
  const stored = ['12?color=walnut&size=153*200', '12', 'x?size=1', '7']
  expect(parseCompared(JSON.stringify(stored))).toEqual(['12?color=walnut&size=153*200', '7'])
  expect(comparedId('12?color=walnut&size=153*200')).toBe('12')
  expect([...comparedChoice('12?color=walnut&size=153*200')]).toEqual([
    ['color', 'walnut'],
    ['size', '153*200'],
  ])
  expect(comparedChoice('12').size).toBe(0)
})

test('comparedIn reads what compareSearch writes', () => {
  expect(compareSearch(['3', '1'])).toBe('?products=3,1')
  expect(compareSearch([])).toBe('')
  const chosen = [
    `3${variantSearch({ color: null, size: '2,5 m & 100 %', type: 'पुल' })}`,
    '1?color=walnut&size=153*200',
  ]
  expect(comparedIn(new URLSearchParams(compareSearch(chosen)))).toEqual(chosen)
})
