import { expect, test } from 'vitest'
import { isSameView } from './order-tabs.tsx'

test.each([
  ['the order of filters and of their values is ignored', { a: 1, b: ['x', 'y'] }, { b: ['y', 'x'], a: 1 }, true],
  ['empty filters are ignored', { a: 1, q: '', state: [], day: null }, { a: 1 }, true],
  ['a different value is a different view', { a: 1 }, { a: 2 }, false],
  ['an additional filter is a different view', { a: 1 }, { a: 1, b: 2 }, false],
])('%s', (_name, one, other, same) => expect(isSameView(one, other)).toBe(same))
