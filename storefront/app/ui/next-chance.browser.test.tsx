import { expect, test, vi } from 'vitest'
import { untilAnswered } from './next-chance.ts'

test('a module asks for what it cannot do without at each chance, until it is there', async () => {
  let isOffline = true
  const ask = vi.fn<() => Promise<void>>(async () => {
    if (isOffline) throw new TypeError('Failed to fetch')
  })
  const answered = untilAnswered(ask)
  await expect.poll(() => ask.mock.calls.length).toBe(1)
  document.body.click()
  await expect.poll(() => ask.mock.calls.length).toBe(2)
  isOffline = false
  dispatchEvent(new Event('online'))
  await answered
  expect(ask).toHaveBeenCalledTimes(3)
})
