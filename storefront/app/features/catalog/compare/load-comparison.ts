import type { CardOffer, Product, Variant } from '#contract/catalog/products.ts'
import { namedSeats } from '#domain/catalog/named-seats.ts'
import type { Api } from '../../../api.ts'
import { picturesIn } from '../colors.ts'
import { productOrNull } from '../product/product-or-null.ts'
import { chosenVariant, sizeChoices } from '../product/variant-choice.ts'
import { comparedChoice, comparedIn } from './compare-search.ts'
import { type Compared, comparedId } from './compared.ts'

/** Fields of a product that the comparison shows. */
export type ComparedProduct = Pick<
  Product,
  | '_id'
  | 'name'
  | 'rating'
  | 'reviewCount'
  | 'madeInDays'
  | 'size'
  | 'productType'
  | 'material'
  | 'finishOptions'
  | 'assembly'
  | 'colors'
  | 'colorOptions'
  | 'weightCapacity'
  | 'warranty'
  | 'specialFeatures'
> & {
  /** The product as the address names it. */
  compared: Compared
  /** What Add to Cart adds: what the shopper chose, or else the first in stock. Picture and measures are its. */
  offer: CardOffer & Pick<Variant, '_id' | 'type' | 'dimensionsCm'>
  picture: Product['pictures'][number] | undefined
  /** The sizes of the color, each with the product as the address would name it; empty for a single size. */
  sizes: { size: string; compared: Compared; isSoldOut: boolean }[]
  /** The table alone, of a set whose dimensions count its chairs pulled out. */
  tableCm: Product['tableCm']
  /** How many people it seats; null where neither its size, its name nor its features say so. */
  seats: number | null
  /** Facts of each size, where known, from its first type. `size` is null for a product of one size. */
  weights: { size: string | null; kilograms: number }[]
}

export type Comparison = {
  products: ComparedProduct[]
  /** Requested products that are gone from the shop. */
  goneIds: string[]
}

/** Loads the products of an address, in its order. It leaves out products gone from the shop and returns their ids. */
export async function loadComparison(api: Api, address: URL): Promise<Comparison> {
  const asked = comparedIn(address.searchParams)
  const found = await Promise.all(asked.map((entry) => productOrNull(api, comparedId(entry))))
  return {
    products: asked.flatMap((entry, at) => {
      const product = found[at]
      return product ? [shownOf(product, entry)] : []
    }),
    goneIds: asked.map(comparedId).filter((_, at) => found[at] === null),
  }
}

function shownOf(product: Product, entry: Compared): ComparedProduct {
  const choice = comparedChoice(entry)
  const inStock = product.variants.find(({ countInStock }) => countInStock > 0)
  const chosen = choice.size === 0 && inStock ? inStock : chosenVariant(product.variants, choice)
  const { _id, color, size, type, price, oldPrice, countInStock, isLarge } = chosen
  const dimensionsCm = chosen.dimensionsCm ?? product.dimensionsCm
  return {
    _id: product._id,
    name: product.name,
    compared: entry,
    offer: { _id, color, size, type, price, oldPrice, countInStock, isLarge, dimensionsCm },
    picture: picturesIn(color, product.pictures)[0],
    sizes: sizeChoices(product.variants, chosen).map(({ value, variant, search }) => {
      return { size: value, compared: product._id + search, isSoldOut: variant.countInStock === 0 }
    }),
    rating: product.rating,
    reviewCount: product.reviewCount,
    madeInDays: product.madeInDays,
    size: product.size,
    productType: product.productType,
    tableCm: chosen.dimensionsCm ? null : product.tableCm,
    seats: seatsIn(size, product.slug, product.name, product.specialFeatures),
    weights: weightsOf(product.variants),
    material: product.material,
    finishOptions: product.finishOptions,
    assembly: product.assembly,
    colors: product.colors,
    colorOptions: product.colorOptions,
    weightCapacity: product.weightCapacity,
    warranty: product.warranty,
    specialFeatures: product.specialFeatures,
  }
}

function weightsOf(variants: readonly Variant[]): ComparedProduct['weights'] {
  const firstOfEachSize = variants.filter(({ size }, at) => variants.findIndex((one) => one.size === size) === at)
  return firstOfEachSize.flatMap(({ size, weightKg }) => (weightKg === null ? [] : { size, kilograms: weightKg }))
}

function seatsIn(...texts: (string | null)[]): number | null {
  return texts.map((text) => namedSeats(text ?? '')).find((seats) => seats !== null) ?? null
}
