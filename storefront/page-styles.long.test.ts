import { brotliCompressSync } from 'node:zlib'
import { pageBudgets } from './app/routes/page-budgets.ts'
import { demoTest as test, expect } from './demo-pages.fixture.ts'

/** Bytes, as brotli, where a page has no budget: it is said in Nepali, or not there. */
const others = { '/ne/product/1': pageBudgets['/product/1'].style, '/no-such-page': 6_000 }
const most = Object.entries(pageBudgets).map(([path, { style }]) => [path, style] as const)

test('a page contains the styles of all that it shows, and few others', async ({ get }) => {
  for (const [path, bytes] of [...most, ...Object.entries(others)]) {
    const { body } = await get(path)
    const styles = Array.from(body.matchAll(/<style>(.*?)<\/style>/gs), ([, css]) => css!).join('')
    const styled = new Set(Array.from(styles.matchAll(/__([0-9a-z]{3})\b/g), ([, id]) => id))
    const classes = Array.from(body.matchAll(/ class="([^"]*)"/g), ([, names]) => names!.split(' ')).flat()
    const unstyled = classes.filter((name) => /__[0-9a-z]{3}$/.test(name) && !styled.has(name.slice(-3)))
    expect.soft(unstyled, path).toEqual([])
    expect.soft(brotliCompressSync(styles).length, path).toBeLessThanOrEqual(bytes)
  }
})

test('a page contains what its styles are composed from, before it shows anything of it', async ({ get }) => {
  const { body } = await get('/my-orders/KA-1')
  const styles = Array.from(body.matchAll(/<style>(.*?)<\/style>/gs), ([, css]) => css!).join('')
  expect(styles).toMatch(/:before\{[^}]*width:7px;height:7px/) // the dot of an order's state (dot.module.css)
})

test('the whole stylesheet waits until it is needed, and fonts are in the page alone', async ({ get }) => {
  const { body } = await get('/')
  const [link, file] = /<link rel="stylesheet" href="([^"]+)"[^>]*>/.exec(body)!
  expect(link).toContain('disabled')
  expect(body.match(/@font-face/g)!.length).toBeGreaterThan(6)
  const whole = (await get(file!)).body
  expect(whole.length).toBeGreaterThan(100_000)
  expect(whole).not.toContain('@font-face')
})

test('an English page uses Nepali fonts only once it is used, a Nepali page at once', async ({ get }) => {
  const english = (await get('/product/1')).body
  const [, now] = /<style>(.*?)<\/style>/s.exec(english)!
  const [, later] = /<style media="not all">(.*?)<\/style>/s.exec(english)!
  expect(now!.match(/devanagari[^)]*\.woff2/g)).toBeNull()
  expect(later!.match(/devanagari[^)]*\.woff2/g)).toHaveLength(3)
  expect(later!.replaceAll(/@font-face\{[^}]*\}/g, '')).toBe('')

  const nepali = (await get('/ne/product/1')).body
  expect(/<style>(.*?)<\/style>/s.exec(nepali)![1]!.match(/devanagari[^)]*\.woff2/g)).toHaveLength(3)
  expect(nepali).not.toContain('<style media')
})
