import { expect, test } from 'vitest'
import wholeDevanagari from '@fontsource/mukta/files/mukta-devanagari-400-normal.woff2?url'
import wholeBoldDevanagari from '@fontsource/mukta/files/mukta-devanagari-600-normal.woff2?url'
import wholeLatin from '@fontsource/mukta/files/mukta-latin-400-normal.woff2?url'
import wholeSerif from '@fontsource-variable/eczar/files/eczar-latin-wght-normal.woff2?url'
import devanagari from './fonts/mukta-devanagari-400.woff2?url'
import boldDevanagari from './fonts/mukta-devanagari-600.woff2?url'
import latin from './fonts/mukta-latin-400.woff2?url'
import serif from './fonts/eczar-latin.woff2?url'
import nepaliSerif from './fonts/eczar-devanagari.woff2?url'

const catalogs = import.meta.glob<Record<string, unknown>>('../../../messages/{en,ne}/*.ts', {
  import: 'messages',
  eager: true,
})
const words = [...new Set(JSON.stringify(Object.values(catalogs)).split(/[\s"{},|/()[\]]+/))]
const nepali = words.filter((word) => /^[\u0900-\u097F\u200C\u200D]+$/.test(word))
const english = words.filter((word) => /^[ -~‘’“”–—…×−·©]+$/.test(word))

test.each([
  ['Mukta in Nepali', devanagari, wholeDevanagari, nepali, '400'],
  ['Mukta in Nepali, bold', boldDevanagari, wholeBoldDevanagari, nepali, '600'],
  ['Mukta in English', latin, wholeLatin, english, '400'],
  ['Eczar in English', serif, wholeSerif, english, '500'],
])('%s sets each word of the shop as the whole font does', async (_name, small, whole, all, weight) => {
  expect(all.length).toBeGreaterThan(1_000)
  const [ours, theirs] = await Promise.all([measureIn(small, weight), measureIn(whole, weight)])
  expect(all.filter((word) => ours(word) !== theirs(word))).toEqual([])
})

test('Eczar joins the letters of Nepali', async () => {
  const width = await measureIn(nepaliSerif, '500')
  const pairs = [
    ['वर्ग', 'वरग'],
    ['क्षमा', 'कषमा'],
    ['पलङ्ग', 'पलङग'],
  ] as const
  expect(pairs.filter(([joined, apart]) => width(joined) >= width(apart))).toEqual([])
})

/** Returns a function that tells a word's width in 100 px of the font. */
async function measureIn(url: string, weight: string): Promise<(word: string) => number> {
  const family = `Measured ${crypto.randomUUID()}`
  document.fonts.add(await new FontFace(family, `url(${url})`, { weight: '400 600' }).load())
  const pen = new OffscreenCanvas(1, 1).getContext('2d')!
  pen.font = `${weight} 100px "${family}"`
  return (word) => Math.round(pen.measureText(word).width)
}
