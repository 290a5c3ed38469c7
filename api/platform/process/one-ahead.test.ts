import { expect, test } from 'vitest'
import { oneAhead } from './one-ahead.ts'

async function* items(ended: () => void = () => {}) {
  try {
    yield* [1, 2, 3]
  } finally {
    ended()
  }
}

const spoilSecond = async (item: number) => (item === 2 ? Promise.reject(new Error('spoiled')) : item)

test('the next item is worked on while a result is used, and only that one', async () => {
  const acts: string[] = []
  const work = async (item: number) => {
    acts.push(`begin ${item}`)
    return item
  }
  for await (const result of oneAhead(items(), work)) acts.push(`use ${result}`)
  expect(acts).toEqual(['begin 1', 'begin 2', 'use 1', 'begin 3', 'use 2', 'use 3'])
})

test('a failure comes in its turn', async () => {
  const used: number[] = []
  const using = async () => {
    for await (const result of oneAhead(items(), spoilSecond)) used.push(result)
  }
  await expect(using()).rejects.toThrow('spoiled')
  expect(used).toEqual([1])
})

test('a caller who stops ends the items, and a failure behind it is nobody’s', async () => {
  let isEnded = false
  for await (const _ of oneAhead(
    items(() => (isEnded = true)),
    spoilSecond,
  ))
    break
  expect(isEnded).toBe(true)
})
