import { expect, onTestFinished, test, vi } from 'vitest'
import { download } from './download.ts'
import { outOfReach } from './refusal.ts'

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

test('a file that breaks off is not saved', async () => {
  onTestFinished(() => void vi.restoreAllMocks())
  const broken = new ReadableStream({ start: (stream) => stream.error(new TypeError('terminated')) })
  vi.stubGlobal('fetch', async () => new Response(broken))
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click')
  await expect(download('/exports/orders')).rejects.toThrow(outOfReach().message)
  expect(click).not.toHaveBeenCalled()
})
