import { useState } from 'react'
import { page } from 'vitest/browser'
import type { ProductPackages } from '#contract/catalog/product-packages.ts'
import type { PackedProduct, Package, Product, ProductCard } from '#contract/catalog/products.ts'
import type { Language } from '#domain/language/languages.ts'
import { answerApi, type Sent } from '../../test/answer-api.ts'
import { givenBed } from '../../test/given-products.ts'
import { loadNepali, openPage } from '../../test/open-page.tsx'
import { FitsLine } from './fits-line.tsx'
import { PassagesButton } from './passages-button.tsx'

export const packageOf = (
  name: string,
  lengthCm: number,
  widthCm: number,
  heightCm: number,
  weightKg = 30,
): Package => {
  return { name, lengthCm, widthCm, heightCm, weightKg }
}

export const wardrobe = [packageOf('', 153, 65, 210, 90)]
export const chest = [packageOf('', 120, 50, 90, 40)]
/** They pass a flight of stairs, but not surely its landing. */
export const boards = [packageOf('', 205, 40, 20)]
const bed = (width: number) => [
  packageOf('Headboard', width + 4, 128, 14),
  packageOf('Side rails', 213, 32, 16),
  packageOf('Slats', width - 10, 44, 18),
]

type Packed = Pick<PackedProduct, 'comesAssembled' | 'packagesAreEstimates'> & {
  /** By default those of a bed in the size of the variant. */
  packages?: readonly Package[]
}

/** A bed with its packages, or one that comes in other packages. */
export function givenPacked(packed: Partial<Packed> = {}, changes: Partial<Product> = {}): PackedProduct {
  const { packages, comesAssembled = false, packagesAreEstimates = false } = packed
  const product = givenBed(changes)
  const variants = product.variants.map((variant) => {
    return { ...variant, packages: [...(packages ?? bed(variant.dimensionsCm?.width ?? 0))] }
  })
  return { ...product, variants, comesAssembled, packagesAreEstimates }
}

export const opener = () => page.getByRole('button', { name: 'Will it get in?' })
export const dialog = () => page.getByRole('dialog')
export const field = (name: string) => dialog().getByRole('textbox', { name, exact: true })
export const button = (name: string) => dialog().getByRole('button', { name, exact: true })
/** The words of the answer. */
export const answer = () => dialog().getByRole('region', { name: 'Answer' }).getByRole('status')

export type Listed = { card: ProductCard; packed: ProductPackages }

/** A product of a list, delivered in one package, or in one in each of its sizes. */
export function givenListed(card: ProductCard, packages: Package | readonly (readonly [string, Package])[]): Listed {
  const sizes = 'lengthCm' in packages ? [[null, packages] as const] : packages
  const variants = sizes.map(([size, one]) => {
    return { size, weightKg: one.weightKg, dimensionsCm: null, packages: [one] }
  })
  const packed = { _id: card._id, comesAssembled: true, packagesAreEstimates: false, dimensionsCm: null, variants }
  return { card, packed }
}

/**
 * Answers a list of the shop, page by page, and its packages.
 *
 * @returns the requests for pages and for packages
 */
export function answerList(path: `/api/product/${string}`, listed: readonly Listed[]) {
  const found = { success: true, message: '' }
  const pages = answerApi({
    [`GET ${path}`]: ({ search }: Sent) => {
      const asked = new URLSearchParams(search)
      const limit = Number(asked.get('limit'))
      const from = (Number(asked.get('page')) - 1) * limit
      const products = listed.slice(from, from + limit).map(({ card }) => card)
      return { status: 200, body: { ...found, products, totalProducts: listed.length } }
    },
  })
  const packages = answerApi({
    'GET /api/product/packages': ({ search }: Sent) => {
      const ids = new URLSearchParams(search).get('ids')!.split(',')
      const products = listed.map(({ packed }) => packed).filter(({ _id }) => ids.includes(_id))
      return { status: 200, body: { ...found, products } }
    },
  })
  return { pages, packages }
}

/**
 * Shows the button of a product beside one that chooses its largest size.
 *
 * @returns the requests for the product
 */
export async function openShop(
  packed: PackedProduct = givenPacked(),
  language: Language = 'en',
  hash = '',
  listed: readonly Listed[] = [],
) {
  const body = { success: true, message: '', product: packed }
  answerList('/api/product/getAllProductsBySubCatId/7', listed)
  const asked = answerApi({ [`GET /api/product/${packed._id}`]: { status: 200, body } })
  if (language === 'ne') await loadNepali('later', 'passages', 'chat')
  await openPage('/product/:id', () => <Shop product={packed} />, {
    address: `/product/${packed._id}${hash}`,
    language,
  })
  return asked
}

function Shop({ product }: { product: Product }) {
  const [chosen, setChosen] = useState(product.variants[0]!)
  return (
    <>
      <button type="button" onClick={() => setChosen(product.variants.at(-1)!)}>
        Largest size
      </button>
      <FitsLine product={product} chosen={chosen} />
      <PassagesButton product={product} chosen={chosen} isLinkTarget />
    </>
  )
}

/** Opens the panel and types a door in centimeters. */
export async function typeDoor(width: string, height: string): Promise<void> {
  await opener().click()
  await field('Door width').fill(width)
  await field('Door height').fill(height)
}
