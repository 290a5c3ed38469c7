import { beforeEach, expect, test, vi } from 'vitest'
import { importRoute } from './import-route.ts'

const asked: unknown[] = []
let answer: () => Promise<Response>

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  asked.length = 0
  answer = () => Promise.reject(new TypeError('Failed to fetch'))
  vi.spyOn(window, 'fetch').mockImplementation((file) => {
    asked.push(file)
    return answer()
  })
  return () => {
    vi.useRealTimers()
  }
})

/** A page whose module is a file of its own, which no other test has fetched. */
function givenPage() {
  const blob = new Blob(['export default "cart"'], { type: 'text/javascript' })
  return { module: URL.createObjectURL(blob), imports: [`/assets/${crypto.randomUUID()}.js`] }
}

test('a page without a network waits for it, and asks again when it is back', async () => {
  const cart = givenPage()
  const opening = importRoute(cart)
  await expect.poll(() => asked).toEqual([cart.module, ...cart.imports])
  answer = async () => new Response('export {}')
  dispatchEvent(new Event('online'))
  expect(await opening).toMatchObject({ default: 'cart' })
  expect(asked).toEqual([cart.module, ...cart.imports, cart.module, ...cart.imports])
})

test('it asks after a second, two and four where the device notices nothing, and not between', async () => {
  const opening = importRoute(givenPage())
  for (const [wait, tries] of [
    [999, 1],
    [1, 2],
    [1_999, 2],
    [1, 3],
    [3_999, 3],
    [1, 4],
  ] as const) {
    await vi.advanceTimersByTimeAsync(wait)
    await expect.poll(() => asked.length).toBe(2 * tries)
  }
  answer = async () => new Response('export {}')
  dispatchEvent(new Event('online'))
  await opening
})

test('a file that the shop has no longer is imported at once, so that the router loads the page anew', async () => {
  answer = async () => new Response('', { status: 404 })
  const { imports } = givenPage()
  await expect(importRoute({ module: '/assets/no-longer-there.js', imports })).rejects.toThrow()
  expect(asked).toHaveLength(2)
})
