import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { faults, problemsOf } from './faults.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

test.each(faults)('$name: it can be planted, and its tests exist', (fault) => {
  expect(problemsOf(fault, root)).toEqual([])
})

test('forty faults have a name each', () => {
  expect(new Set(faults.map(({ name }) => name)).size).toBe(40)
})
