import { expect, test } from 'vitest'
import { AppError } from '#api/platform/errors/app-error.ts'
import { busyPage } from './busy-page.ts'

test.each([
  ['en', 'The shop is busy'],
  ['ne', 'पसलमा भीड छ'],
] as const)('a full queue gives a page in %s that reloads itself and is not cached', (language, title) => {
  const { status, headers, body, keepForMs } = busyPage(new AppError('unavailable', 'Busy'), language)
  expect([status, keepForMs]).toEqual([503, 0])
  expect(headers).toMatchObject({ 'retry-after': '5', refresh: '5', 'cache-control': 'no-store' })
  expect(body).toContain(`<h1>${title}</h1>`)
})

test('any other error is rethrown', () => {
  const bug = new Error('a bug')
  expect(() => busyPage(bug, 'en')).toThrow(bug)
})
