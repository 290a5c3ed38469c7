import { expect, test } from 'vitest'
import { newUuid } from './new-uuid.ts'

test('an id is a random UUID of version 4', () => {
  const ids = Array.from({ length: 500 }, newUuid)
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(new Set(ids).size).toBe(500)
  // Each place but the two fixed ones takes all its digits.
  const digitsAt = Array.from({ length: 36 }, (_, at) => new Set(ids.map((id) => id[at])).size)
  expect(digitsAt.join(' ')).toBe(
    '16 16 16 16 16 16 16 16 1 16 16 16 16 1 1 16 16 16 1 4 16 16 16 1 16 16 16 16 16 16 16 16 16 16 16 16',
  )
})
