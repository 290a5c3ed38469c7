import type { Formats } from '#domain/language/formats.ts'
import type { Text, TextKey } from '../../../messages/text.ts'
import { detailsRows } from '../product/panels/details-rows.ts'
import type { ComparedProduct } from './load-comparison.ts'

export type ComparisonRow = {
  label: TextKey
  /** How a cell is rendered: by its own component, or as the words of `values`. */
  kind: 'price' | 'rating' | 'stock' | 'delivery' | 'colors' | 'words'
  /** One list per product; empty where the value is unknown. */
  values: string[][]
  /** Whether the products differ here, ignoring order and capitalization. */
  differs: boolean
}

/**
 * Returns the compared properties, in display order, without those that are known of none of the products.
 *
 * @param deliveries  what each product's cell says about its delivery
 */
export function comparisonRows(
  products: readonly ComparedProduct[],
  deliveries: readonly string[],
  text: Text,
  format: Formats,
): ComparisonRow[] {
  const details = products.map((product) => detailsRows(product, format))
  const detail = (label: DetailLabel, kind: 'words' | 'colors' = 'words') =>
    row(
      label,
      kind,
      details.map((rows) => [...rows.find((one) => one.label === label)!.values]),
    )
  const each = (kind: ComparisonRow['kind'], label: TextKey, valuesOf: (product: ComparedProduct) => string[]) =>
    row(label, kind, products.map(valuesOf))
  const rows = [
    each('price', 'comparison.price', ({ offer: { price, oldPrice } }) => [`${price}`, `${oldPrice}`]),
    detail('product.details.sizes'),
    each('words', 'comparison.seats', ({ seats }) => (seats === null ? [] : [format.number(seats)])),
    detail('product.details.type'),
    each('rating', 'comparison.rating', ({ rating, reviewCount }) => [`${rating}`, `${reviewCount}`]),
    each('stock', 'comparison.stock', ({ offer }) => [offer.countInStock > 0 ? 'some' : 'none']),
    row(
      'delivery.title',
      'delivery',
      deliveries.map((said) => [said]),
    ),
    each('words', 'comparison.dimensions', (product) => dimensionsOf(product, text, format)),
    each('words', 'product.weight', ({ weights }) => weights.map((weight) => weightOf(weight, text, format))),
    detail('product.details.material'),
    detail('product.details.finish'),
    detail('product.details.assembly'),
    detail('product.details.colors', 'colors'),
    detail('product.details.capacity'),
    detail('product.details.warranty'),
    detail('product.details.features'),
  ]
  return rows.filter(({ values }) => values.some((list) => list.length > 0))
}

type DetailLabel = ReturnType<typeof detailsRows>[number]['label']

function row(label: TextKey, kind: ComparisonRow['kind'], values: string[][]): ComparisonRow {
  const said = values.map((list) =>
    list
      .map((value) => value.toLowerCase())
      .toSorted()
      .join('\n'),
  )
  return { label, kind, values, differs: new Set(said).size > 1 }
}

function weightOf({ size, kilograms }: ComparedProduct['weights'][number], text: Text, format: Formats): string {
  const weight = text('product.kilograms', { weight: format.number(kilograms) })
  return size === null ? weight : text('comparison.weight-of-size', { size: format.digits(size), weight })
}

function dimensionsOf({ offer: { dimensionsCm }, tableCm }: ComparedProduct, text: Text, format: Formats): string[] {
  if (dimensionsCm === null) return []
  const { width, depth, height } = dimensionsCm
  const size = { width: format.number(width), depth: format.number(depth), height: format.number(height) }
  const whole = text('comparison.width-depth-height', size)
  if (!tableCm) return [whole]
  return [whole, text('comparison.table', { width: format.number(tableCm.width), depth: format.number(tableCm.depth) })]
}
