import { pages } from '../e2e/pages.ts'
import { demoTest as test, expect } from './demo-pages.fixture.ts'
import { linksIn, textOf } from './served-html.fixture.ts'

// Tests the server's part of each language; e2e/languages.long.e2e.ts and e2e/nepali.slow.e2e.ts test the browser's part.

/** Data that people type, copy or read to the shop stays in Latin digits: order numbers, email addresses, codes. */
const kept = [
  /K[ACT]-\d{6}-\w{8}/g,
  /[\w.+-]+@[\w.-]+/g,
  // Registration numbers of the shop, which people look up unchanged.
  /\b0{4,9}(?:[/-]0{3,4})*\b/g,
  /3D|AES-256/g,
  // The search words of visitors.
  /“[^”]*”/g,
]

/** Returns the texts and names of a page with Latin digits or English money. */
function latinFigures(html: string): string[] {
  const shown = html.replaceAll(/<(script|style|noscript)\b.*?<\/\1>/gs, '')
  const texts = shown.split(/<[^>]*>/)
  const names = [...shown.matchAll(/ (?:aria-label|aria-valuetext|alt|title|placeholder)="([^"]*)"/g)]
  const said = [...texts, ...names.map(([, name]) => name!)].map(textOf)
  const left = said.map((text) => kept.reduce((rest, known) => rest.replaceAll(known, ''), text))
  return [...new Set(left.filter((text) => /[0-9]|Nrs/.test(text)))]
}

test.for(Object.entries(pages))('the Nepali page “%s” has numbers and money in Nepali', async ([, path], { get }) => {
  const { body } = await get(path === '/' ? '/ne' : `/ne${path}`)
  expect(body).toContain('<html lang="ne"')
  expect(latinFigures(body)).toEqual([])
})

test('the check recognizes numbers on an English page', async ({ get }) => {
  expect(latinFigures((await get('/product/1')).body)).toContain('Nrs. 98,500')
})

test.for([
  ['/ne/product/1', '/ne/product/1'],
  ['/product/1?size=153*200', '/product/1'],
])('search engines get the URL of %s in each language', async ([address, here], { get }) => {
  const { body } = await get(address!)
  const links = [...body.matchAll(/<link rel="(canonical|alternate)"(?: hrefLang="([^"]+)")? href="([^"]+)"/g)]
  expect(links.map(([, rel, language, href]) => [rel, language, new URL(href!).pathname])).toEqual([
    ['canonical', undefined, here],
    ['alternate', 'en', '/product/1'],
    ['alternate', 'ne', '/ne/product/1'],
    ['alternate', 'x-default', '/product/1'],
  ])
})

test('without scripts the language switch is a link to the same page', async ({ get }) => {
  const switchIn = async (path: string) => /<a [^>]*hrefLang="[^>]*>/.exec((await get(path)).body)?.[0] ?? ''
  expect(linksIn(await switchIn('/ne/product/1'))).toEqual(['/product/1'])
  expect(linksIn(await switchIn('/product/1'))).toEqual(['/ne/product/1'])
})
