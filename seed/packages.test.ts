import { describe, expect, test } from 'vitest'
import { MAX_PACKAGES, packagesText, readPackages } from '#domain/catalog/packages.ts'
import { demoProducts } from './demo-products.ts'
import { generateProduct } from './generated-product.ts'
import { manifest } from './manifest.ts'
import { guessAssembled, guessPackages } from './packages.ts'

const demo = manifest.products.flatMap((product) => {
  const { assembly, variants } = demoProducts.find(({ slug }) => slug === product.slug)!
  return variants.map((variant) => {
    return { slug: product.slug, assembly, variant, packages: guessPackages(product, product.dimensionsCm, variant) }
  })
})
const packagesOf = (slug: string) => demo.filter((one) => one.slug === slug).map(({ packages }) => packages)
const sidesOf = (slug: string) =>
  packagesOf(slug)[0]!.map(({ name, lengthCm, widthCm, heightCm }) => [name, lengthCm, widthCm, heightCm])

describe('packages of the demo', () => {
  test('are what staff could enter', () => {
    const wrong = demo.filter(({ packages }) => {
      return packages.length === 0 || packages.length > MAX_PACKAGES || !isReadBack(packages)
    })
    expect(wrong).toEqual([])
  })

  test('weigh what the piece weighs, and its wrapping', () => {
    const wrong = demo.filter(({ variant, packages }) => {
      const added = sumOf(packages) - variant.weightKg
      return added < 0 || added > 0.2 + variant.weightKg * 0.07
    })
    expect(wrong).toEqual([])
  })

  test('fit what the texts say about the way in', () => {
    expect(sidesOf('asan-platform-bed')).toHaveLength(4)
    expect(sidesOf('kaski-executive-desk').map(([name]) => name)).toEqual(['Table top', 'Pedestal', 'Pedestal'])
    expect(sidesOf('karnali-l-shaped-sofa').map(([name]) => name)).toEqual(['Sofa', 'Chaise', 'Legs'])
    expect(sidesOf('bagmati-three-seater-sofa')[0]).toEqual(['Sofa', 220, 95, 84])
    expect(sidesOf('mustang-four-poster-bed')[0]).toEqual(['Posts', 210, 28, 28])
    expect(sidesOf('sukha-spring-mattress')).toEqual([['', 126, 42, 42]])
    const top = packagesOf('annapurna-eight-seater-dining-set')[0]!.find(({ name }) => name === 'Table top')
    expect(top!.weightKg).toBeGreaterThan(65)
    expect(top!.weightKg).toBeLessThan(80)
  })

  test('hold the table of a set, as large as the shop says it is', () => {
    const tops = manifest.products.flatMap(({ slug, tableCm }) => {
      const top = sidesOf(slug).find(([name]) => name === 'Table top')
      return tableCm && top ? [{ slug, top: top.slice(1, 3), table: [tableCm.width + 4, tableCm.depth + 4] }] : []
    })
    expect(tops).toHaveLength(4)
    expect(tops.filter(({ top, table }) => String(top) !== String(table))).toEqual([])
  })

  test('differ by size and type', () => {
    const rara = packagesOf('rara-wingback-bed').map((packages) => packagesText(packages))
    expect(new Set(rara).size).toBe(6)
    expect(rara.filter((text) => text.includes('Gas springs'))).toHaveLength(3)
  })

  test('are one whole piece where nothing has to be assembled', () => {
    const none = demo.filter(({ assembly }) => assembly.startsWith('None needed'))
    const products = none.map(({ slug }) => manifest.products.find((product) => product.slug === slug)!)
    expect(products.length).toBeGreaterThan(15)
    expect(products.filter((product) => !guessAssembled(product))).toEqual([])
    const built = manifest.products.filter(({ slug }) => /wingback|wardrobe|six-seater/.test(slug))
    expect(built.map(guessAssembled)).toEqual([false, false, false])
  })
})

test('packages of generated products are what staff could enter', () => {
  const made = Array.from({ length: 1_000 }, (_, index) => generateProduct(index, manifest.products, demoProducts))
  const packed = made.flatMap(({ variants }) => variants.map(({ packages }) => packages))
  expect(packed.filter((packages) => packages.length === 0 || !isReadBack(packages))).toEqual([])
})

function isReadBack(packages: ReturnType<typeof guessPackages>): boolean {
  return JSON.stringify(readPackages(packagesText(packages))) === JSON.stringify({ packages })
}

function sumOf(packages: readonly { weightKg: number }[]): number {
  return packages.reduce((sum, { weightKg }) => sum + weightKg, 0)
}
