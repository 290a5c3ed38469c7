import { expect, test } from 'vitest'
import { nepaliPlaces } from '#domain/addresses/nepali-places.ts'
import { devanagariDigits } from '#domain/text.ts'
import { askedFacts } from '../api/shop/pages/fill-facts.ts'
import { pageFacts } from '../api/shop/pages/page-facts.ts'
import { MAX_MARKDOWN_LENGTH } from '../api/shop/pages/render-markdown.ts'
import { mountains } from './delivery.ts'
import { demoSettings } from './settings.ts'
import { readPageText, shopPageSlugs } from './shop-pages.ts'

const facts = pageFacts({ settings: demoSettings, zones: [] }, 'en')

async function wholeText(language: 'en' | 'ne', slug: string): Promise<string> {
  return Object.values(await readPageText(language, slug)).join('\n\n')
}

test.for(shopPageSlugs)('/%s uses only existing facts, the same in both languages', async (slug) => {
  const [english, nepali] = [await wholeText('en', slug), await wholeText('ne', slug)]
  expect(askedFacts(english).filter((name) => !Object.hasOwn(facts, name))).toEqual([])
  expect(askedFacts(nepali).toSorted()).toEqual(askedFacts(english).toSorted())
})

test('the shipping policy names every district by arrangement, and its usual days, in both languages', async () => {
  const { districts, arrangedMinDays: min, arrangedMaxDays: max } = mountains
  const [english, nepali] = [await wholeText('en', 'shipping-policy'), await wholeText('ne', 'shipping-policy')]
  expect(districts.filter((name) => !english.includes(name))).toEqual([])
  expect(districts.filter((name) => !nepali.includes(nepaliPlaces[name]))).toEqual([])
  expect(english).toContain(`${min} to ${max} business days`)
  expect(nepali).toContain(devanagariDigits(`${min} देखि ${max} कार्यदिन`))
})

test('a percentage has no space before its sign', () => {
  const { vatPercent, depositPercent } = facts
  expect([vatPercent, depositPercent].filter((figure) => !/^\d+%$/.test(String(figure)))).toEqual([])
})

test.for(shopPageSlugs)('/%s has the same sections, tables and links in both languages', async (slug) => {
  const shapes = [await wholeText('en', slug), await wholeText('ne', slug)].map((text) => ({
    headings: text.match(/^#+ /gm)?.length,
    rows: text.match(/^\|/gm)?.length,
    items: text.match(/^(-|\d\.) /gm)?.length,
    links: [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, address]) => address!).toSorted(),
  }))
  expect(shapes[1]).toEqual(shapes[0])
})

test.for(shopPageSlugs)('/%s uses the script of its language, within the length limit', async (slug) => {
  const { title, summary, body } = await readPageText('ne', slug)
  for (const text of [title, summary, body]) expect(text).toMatch(/[\u0900-\u097F]/)
  const words = body.replaceAll(/\{[A-Za-z]+\}|\]\([^)]+\)|^\d\. |argon2id|AES-256/gm, '')
  expect(words.match(/.*[0-9].*/g)).toBeNull()
  expect(body.length).toBeLessThan(MAX_MARKDOWN_LENGTH)
})
