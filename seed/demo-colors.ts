import { freeSku, skuOf } from '#domain/catalog/variant-name.ts'
import { slugOf } from '#domain/slug.ts'
import type { ManifestProduct } from './manifest.ts'
import { coloursInNepali } from './ne/colours.ts'
import { wordIn } from './ne/translate-product.ts'
import type { DemoProduct, DemoVariant } from './products/demo-product.ts'
import { swatches } from './swatches.ts'

/** Rupees that a color costs more than the first one, where it is another material. */
const surcharges: Record<string, Record<string, number>> = {
  'nagarkot-coffee-table': { 'White marble': 3_500 },
  'swayambhu-coffee-table': { Walnut: 1_500 },
  'kirtipur-tv-unit': { Oak: -2_000 },
  'lumbini-wardrobe': { Walnut: 6_000 },
  'janaki-six-seater-dining-set': { 'Natural oak': 5_000 },
  'tansen-sideboard': { Walnut: 4_000 },
  'kaski-executive-desk': { Oak: -3_000 },
}

/** Colors that are sold out, by product. */
const soldOut: Record<string, string> = { 'karnali-l-shaped-sofa': 'Ink blue' }

/** A further color has a quarter of the stock of the first one. */
const SHARE = 4

type Pictured = Pick<ManifestProduct, 'colours' | 'images'>

/** Returns the colors that the product's pictures show, the first one first. Others are not sold. */
export function soldColors({ colours, images }: Pictured): string[] {
  const shown = new Set(images.map(({ alt }) => colorIn(colours, alt)))
  return colours.filter((colour) => shown.has(colour))
}

/** Returns the color in a picture. A view that names none shows the first color. */
export function pictureColor({ colours }: Pick<ManifestProduct, 'colours'>, alt: string): string {
  return colorIn(colours, alt) ?? firstOf(colours)
}

function colorIn(colours: readonly string[], alt: string): string | undefined {
  const named = /\bin ([a-z ]+?)(?:, three-quarter front view)?$/.exec(alt)?.[1]
  return colours.find((colour) => colour.toLowerCase() === named)
}

function firstOf([first]: readonly string[]): string {
  if (first === undefined) throw new RangeError('A product of the demo has no color')
  return first
}

/** Returns the slug of a color. In addresses and models of the demo gray is spelled `grey`, as they first were. */
export function slugOfColor(color: string): string {
  return slugOf(color).replace('gray', 'grey')
}

/** Returns the row of a color, without its product. */
export function colorRow(colour: string, position: number) {
  const translations = { ne: { name: wordIn(coloursInNepali, colour) } }
  return { position, slug: slugOfColor(colour), name: colour, swatch: wordIn(swatches, colour), translations }
}

/**
 * Returns the variants of a product in all of its colors. The first color has the prices and SKUs of the demo's
 * products, and gives some of its stock to the others.
 */
export function coloredVariants({ slug, variants }: DemoProduct, colors: readonly string[]) {
  const taken = new Set<string>()
  return colors.flatMap((color, at) =>
    variants.map((variant) => {
      const named = {
        color: at === 0 ? null : slugOfColor(color),
        size: variant.size ?? null,
        type: variant.type ?? null,
      }
      const sku = freeSku(skuOf(slug, named), taken)
      taken.add(sku)
      const stock = at === 0 ? firstStock(variant, colors.length) : furtherStock(slug, color, variant)
      return { ...variant, ...pricesOf(variant, surcharges[slug]?.[color] ?? 0), stock, sku, color: slugOfColor(color) }
    }),
  )
}

function pricesOf({ price, oldPrice }: DemoVariant, surcharge: number) {
  return { price: price + surcharge, ...(oldPrice !== undefined && { oldPrice: oldPrice + surcharge }) }
}

/** The first color gives nothing away when little would be left. */
function firstStock({ stock }: DemoVariant, colors: number): number {
  const left = stock - shareOf(stock) * (colors - 1)
  return left * 2 >= stock && left > SHARE ? left : stock
}

function furtherStock(slug: string, color: string, { stock }: DemoVariant): number {
  return soldOut[slug] === color ? 0 : shareOf(stock)
}

function shareOf(stock: number): number {
  return stock === 0 ? 0 : Math.max(1, Math.round(stock / SHARE))
}
