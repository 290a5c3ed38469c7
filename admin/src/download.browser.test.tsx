import { expect, onTestFinished, test, vi } from 'vitest'
import { download } from './download.ts'

test('a file stays readable for a minute after its download starts', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers().restoreAllMocks())
  vi.stubGlobal('fetch', async () => {
    const headers = { 'content-disposition': 'attachment; filename="orders.csv"' }
    return new Response('number\nKA-261121-7Q2M4XZP\n', { headers })
  })
  const saved: HTMLAnchorElement[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this)
  })
  const revoke = vi.spyOn(URL, 'revokeObjectURL')

  await download('/exports/orders')
  expect(saved.map((link) => link.download)).toEqual(['orders.csv'])
  vi.advanceTimersByTime(59_999)
  expect(revoke).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(revoke).toHaveBeenCalledExactlyOnceWith(saved[0]!.href)
})
