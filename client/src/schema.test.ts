import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { headOf, TYPES } from '../generate.mjs'

test('the types are those of docs/openapi-v1.json, and nobody has edited them (npm run client)', async () => {
  const text = await readFile(TYPES, 'utf8')
  const end = text.indexOf('\n')
  expect(text.slice(0, end)).toBe(await headOf(text.slice(end + 1)))
})
