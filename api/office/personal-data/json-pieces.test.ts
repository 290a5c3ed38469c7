import { expect, test } from 'vitest'
import { jsonPieces } from './json-pieces.ts'

async function* rows(...values: unknown[]) {
  yield* values
}

async function* failing() {
  yield 1
  throw new Error('gone')
}

async function written(value: Record<string, unknown>): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const piece of jsonPieces(value)) text += decoder.decode(piece)
  return text
}

test('members, lists and rows become the JSON that they are', async () => {
  const text = await written({
    a: 1,
    none: null,
    inner: { list: rows({ b: '"}\n' }, 'क'), empty: rows() },
    plain: [1, {}],
  })
  expect(JSON.parse(text)).toEqual({
    a: 1,
    none: null,
    inner: { list: [{ b: '"}\n' }, 'क'], empty: [] },
    plain: [1, {}],
  })
})

test('rows may have long lists of their own', async () => {
  const text = await written({ orders: rows({ number: 1, events: rows('placed', 'paid') }, { number: 2, events: [] }) })
  expect(JSON.parse(text)).toEqual({
    orders: [
      { number: 1, events: ['placed', 'paid'] },
      { number: 2, events: [] },
    ],
  })
})

test('an empty object is one', async () => {
  expect(JSON.parse(await written({}))).toEqual({})
})

test('a list that fails breaks the file off', async () => {
  await expect(written({ list: failing() })).rejects.toThrow('gone')
})
