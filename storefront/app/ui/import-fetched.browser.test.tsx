import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { importFetched } from './import-fetched.ts'

const load = vi.fn<() => Promise<string>>(async () => 'module')
const asked: unknown[] = []
let answer: () => Promise<Response>

beforeEach(() => {
  load.mockClear()
  asked.length = 0
  answer = async () => new Response('export default 1')
  vi.spyOn(window, 'fetch').mockImplementation((file) => {
    asked.push(file)
    return answer()
  })
})

test.for([
  ['offline', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['while the shop starts', async () => new Response('Bad Gateway', { status: 502 })],
] as const)('a module is not imported before its files are there, and they are fetched again: %s', async ([, fail]) => {
  const file = `${crypto.randomUUID()}.js`
  answer = fail
  await expect(importFetched(load, [file])).rejects.toThrow()
  await expect(importFetched(load, [file])).rejects.toThrow()
  expect(load).not.toHaveBeenCalled()
  answer = async () => new Response('export default 1')
  expect(await importFetched(load, [file])).toBe('module')
  expect(asked).toEqual([`/${file}`, `/${file}`, `/${file}`])
})

test('files that the page came with, or that have arrived, are not fetched again', async () => {
  const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href: '/of-the-page.js' })
  document.head.append(link)
  onTestFinished(() => link.remove())
  await Promise.all([importFetched(load, ['arrived.js']), importFetched(load, ['arrived.js', 'of-the-page.js'])])
  await importFetched(load, ['arrived.js'])
  expect(asked).toEqual(['/arrived.js'])
  expect(load).toHaveBeenCalledTimes(3)
})

test('many files are requested a few at a time, so that the page answers to touch in between', async () => {
  const files = Array.from({ length: 12 }, () => `${crypto.randomUUID()}.js`)
  const imported = importFetched(load, files)
  await Promise.resolve()
  await Promise.resolve()
  expect(asked.length).toBeLessThan(5)
  expect(await imported).toBe('module')
  expect(asked).toEqual(files.map((file) => `/${file}`))
})
