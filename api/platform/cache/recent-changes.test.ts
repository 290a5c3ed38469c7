import { expect, test } from 'vitest'
import { AnswerCache } from './answer-cache.ts'
import { RecentChanges } from './recent-changes.ts'

test('a change affects older answers with its tag', () => {
  const answers = new AnswerCache()
  const changes = new RecentChanges(answers)
  const before = changes.count
  answers.drop(['product:1'])
  expect(changes.hasChangedSince(before, ['product:1', 'settings'])).toBe(true)
  expect(changes.hasChangedSince(before, ['product:2'])).toBe(false)
  expect(changes.hasChangedSince(changes.count, ['product:1'])).toBe(false)
})

test.for([
  ['a drop of all tags', (answers: AnswerCache) => answers.drop(['all'])],
  ['a time without notices', (answers: AnswerCache) => answers.pause()],
  ['a reconnection', (answers: AnswerCache) => answers.resume()],
  [
    'very many changes',
    (answers: AnswerCache) => {
      for (let id = 0; id <= 10_000; id++) answers.drop([`product:${id}`])
    },
  ],
] as const)('%s affects every answer', ([, change]) => {
  const answers = new AnswerCache()
  const changes = new RecentChanges(answers)
  const before = changes.count
  change(answers)
  expect(changes.hasChangedSince(before, ['settings'])).toBe(true)
  expect(changes.hasChangedSince(changes.count, ['settings'])).toBe(false)
})

test('a forgotten change counts as a change of every tag', () => {
  const answers = new AnswerCache()
  const changes = new RecentChanges(answers)
  const before = changes.count
  answers.drop(['product:1'])
  changes.forgetUntil(changes.count)
  expect(changes.hasChangedSince(before, ['product:1'])).toBe(true)
  expect(changes.hasChangedSince(before, ['product:2'])).toBe(true)
  expect(changes.hasChangedSince(changes.count, ['product:1'])).toBe(false)
})
