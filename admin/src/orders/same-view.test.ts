import { expect, test } from 'vitest'
import { isSameView } from './same-view.ts'

test.each([
  ['the order of names and of choices says nothing', { a: 1, b: ['x', 'y'] }, { b: ['y', 'x'], a: 1 }, true],
  ['what is empty asks for nothing', { a: 1, q: '', state: [], day: null }, { a: 1 }, true],
  ['another value is another view', { a: 1 }, { a: 2 }, false],
  ['one more filter is another view', { a: 1 }, { a: 1, b: 2 }, false],
])('%s', (_name, one, other, same) => expect(isSameView(one, other)).toBe(same))
