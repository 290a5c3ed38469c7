import { beforeEach, expect, test, vi } from 'vitest'
import { fetchPageData } from './fetch-page-data.ts'

const asked = vi.fn<() => Promise<Response>>()
const away = () => Promise.reject(new TypeError('Failed to fetch'))
const product = () => new URL('/ne/product/2.data?_routes=product', location.href)

beforeEach(() => {
  asked.mockReset().mockImplementation(away)
  vi.spyOn(window, 'fetch').mockImplementation(() => asked())
})

function loseNetwork() {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
}

test('without a network the data of another page comes once it is back', async () => {
  loseNetwork()
  const data = fetchPageData(product(), {})
  await expect.poll(() => asked.mock.calls.length).toBe(1)
  asked.mockImplementation(async () => new Response('data'))
  await expect
    .poll(() => {
      dispatchEvent(new Event('online'))
      return asked.mock.calls.length
    })
    .toBe(2)
  expect(await (await data).text()).toBe('data')
})

test('a visitor who goes elsewhere meanwhile ends the waiting', async () => {
  loseNetwork()
  const leaving = new AbortController()
  const data = fetchPageData(product(), { signal: leaving.signal })
  await expect.poll(() => asked.mock.calls.length).toBe(1)
  leaving.abort()
  dispatchEvent(new Event('online'))
  await expect(data).rejects.toThrow()
})

test('data of the open page, of a kept page, of a form, and with a network fails at once', async () => {
  await expect(fetchPageData(product(), {})).rejects.toThrow('Failed to fetch')
  loseNetwork()
  const here = new URL(`${location.pathname}.data?page=2`, location.href)
  await expect(fetchPageData(here, {})).rejects.toThrow('Failed to fetch')
  await expect(fetchPageData(product(), { method: 'POST' })).rejects.toThrow('Failed to fetch')
  const kept = await caches.open('seen-pages')
  await kept.put('/ne/product/2', new Response('page'))
  await expect(fetchPageData(product(), {})).rejects.toThrow('Failed to fetch')
  await kept.delete('/ne/product/2')
})
