import { describe, expect, test } from 'vitest'
import { topCategories, subcategoryIntros } from '../categories.ts'
import { demoBanners, demoHoardings } from '../content.ts'
import { demoProducts } from '../demo-products.ts'
import { manifest } from '../manifest.ts'
import { categoriesInNepali, categoryPicturesInNepali } from './categories.ts'
import { coloursInNepali } from './colours.ts'
import { bannersInNepali, clientsInNepali, hoardingsInNepali, sectorsInNepali } from './content.ts'
import { finishesInNepali } from './finishes.ts'
import { materialsInNepali } from './materials.ts'
import { pictureDetailsInNepali } from './product-pictures.ts'
import { projectsInNepali } from './projects.ts'
import { translateAlt, translateProduct, wordIn } from './translate-product.ts'

/** Latin letters that stay in Nepali: paper sizes, plastics, plugs and lamps. */
const LATIN = /\b(A4|A|PE|PU|MDF|E27|LED)\b/g

const products = manifest.products.map((shown) => {
  return { shown, english: demoProducts.find(({ slug }) => slug === shown.slug)!, nepali: translateProduct(shown) }
})

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

function unwritten(texts: readonly string[]): string[] {
  return texts.filter((text) => !/[ऀ-ॿ]/.test(text) || /[A-Za-z0-9]/.test(text.replace(LATIN, '')))
}

/** Extracts the figures: `153 200` from both `१५३ × २००` and `153 by 200`. */
function figuresOf(text: string): string {
  const latin = text.replaceAll(/[०-९]/g, (digit) => String('०१२३४५६७८९'.indexOf(digit)))
  return [...latin.matchAll(/\d+(?:[.,]\d+)*/g)]
    .map(([figure]) => figure)
    .toSorted()
    .join(' ')
}

function namedInFilter(words: Readonly<Record<string, { filterName?: string }>>): string[] {
  return Object.keys(words).filter((slug) => words[slug]?.filterName !== undefined)
}

describe('the demo in Nepali', () => {
  test('every product has all its texts in Nepali', () => {
    const incomplete = products.filter(({ english, nepali }) => {
      const features = [english, nepali].map(({ specialFeatures }) => specialFeatures?.split(', ').length)
      return nepali.detailedDescription.split('\n').length !== 3 || features[0] !== features[1]
    })
    expect(incomplete.map(({ english }) => english.slug)).toEqual([])
    expect(new Set(products.map(({ nepali }) => nepali.name)).size).toBe(53)
  })

  test('every picture of a product has its own description', () => {
    const alts = manifest.products.flatMap((shown) => shown.images.map(({ alt }) => translateAlt(shown, alt)))
    expect(alts.filter((alt, index) => alts.indexOf(alt) !== index)).toEqual([])
  })

  test('texts use Devanagari letters and digits', () => {
    const alts = products.flatMap(({ shown }) => shown.images.map(({ alt }) => translateAlt(shown, alt)))
    const words = [categoriesInNepali, categoryPicturesInNepali, bannersInNepali, clientsInNepali, projectsInNepali]
    const texts = [products.map(({ nepali }) => nepali), hoardingsInNepali, sectorsInNepali, ...words]
    expect(unwritten([...alts, ...textsIn(texts)])).toEqual([])
  })

  test('each text has the same figures as in English', () => {
    const differing = products.flatMap(({ english, nepali }) => {
      const nepaliTexts = [...nepali.detailedDescription.split('\n'), nepali.assembly, nepali.warranty]
      const englishTexts = [...english.detailedDescription, english.assembly, english.warranty]
      return englishTexts.filter((text, index) => figuresOf(text) !== figuresOf(nepaliTexts[index]!))
    })
    expect(differing).toEqual([])
  })

  test('categories, offers, banners, projects and clients are all translated', () => {
    const subcategories = manifest.categories.flatMap((category) => category.subcategories.map(({ slug }) => slug))
    expect(Object.keys(categoriesInNepali)).toEqual([...Object.keys(topCategories), ...subcategories])
    expect(Object.keys(subcategoryIntros).toSorted()).toEqual(subcategories.toSorted())
    expect(Object.keys(categoryPicturesInNepali)).toEqual(Object.keys(topCategories))
    expect(namedInFilter(categoriesInNepali)).toEqual(namedInFilter(topCategories))
    expect(Object.keys(hoardingsInNepali)).toEqual(demoHoardings.map(({ description }) => description))
    expect(bannersInNepali.map(({ descriptions }) => descriptions.length)).toEqual(
      demoBanners.map(({ descriptions }) => descriptions.length),
    )
    expect(manifest.projects.map(({ slug }) => wordIn(projectsInNepali, slug).alts.length)).toEqual(
      manifest.projects.map(({ images }) => images.length),
    )
    expect(Object.keys(clientsInNepali)).toEqual(manifest.clients.map(({ slug }) => slug))
    expect(Object.keys(sectorsInNepali).toSorted()).toEqual(
      [...new Set(manifest.clients.map(({ sector }) => sector))].toSorted(),
    )
  })

  test('no translation is unused', () => {
    const said = new Set(
      manifest.products.flatMap(({ materials, colours, finish }) => [...materials, ...colours, finish]),
    )
    const parts = { ...materialsInNepali, ...coloursInNepali, ...finishesInNepali }
    expect(Object.keys(parts).filter((word) => !said.has(word))).toEqual([])
    const alts = manifest.products.flatMap(({ images }) => images.map(({ alt }) => alt)).join('\n')
    expect(Object.keys(pictureDetailsInNepali).filter((detail) => !alts.includes(detail))).toEqual([])
  })
})
