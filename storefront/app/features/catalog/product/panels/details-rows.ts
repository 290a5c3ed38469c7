import type { Product } from '#contract/catalog/products.ts'
import type { Formats } from '#domain/language/formats.ts'

type Described = Pick<
  Product,
  | 'material'
  | 'productType'
  | 'finishOptions'
  | 'assembly'
  | 'size'
  | 'colors'
  | 'colorOptions'
  | 'weightCapacity'
  | 'warranty'
  | 'specialFeatures'
>

/** Returns the rows of the Product Details table in order; a row without values is unknown. */
export function detailsRows(product: Described, format: Formats) {
  return [
    { label: 'product.details.material', values: commaSeparated(product.material) },
    { label: 'product.details.type', values: product.productType.map(format.choice) },
    { label: 'product.details.finish', values: commaSeparated(product.finishOptions) },
    { label: 'product.details.assembly', values: commaSeparated(product.assembly) },
    { label: 'product.details.sizes', values: product.size.map(format.digits) },
    { label: 'product.details.colors', values: colorNames(product) },
    {
      label: 'product.details.capacity',
      values: product.weightCapacity === null ? [] : [format.digits(`${product.weightCapacity}`)],
    },
    { label: 'product.details.warranty', values: commaSeparated(product.warranty) },
    { label: 'product.details.features', values: commaSeparated(product.specialFeatures) },
  ] as const
}

/** The colors to choose from, or else what the shop says about colors. */
function colorNames({ colors, colorOptions }: Pick<Product, 'colors' | 'colorOptions'>): string[] {
  return colors.length > 0 ? colors.map(({ name }) => name) : commaSeparated(colorOptions)
}

/** Splits `'Sal wood, cotton velvet'` into its two parts; commas and spaces alone have none. */
export function commaSeparated(text: string | null): string[] {
  return nonBlank((text ?? '').split(','))
}

/** Returns the paragraphs of a text with one per line. */
export function lines(text: string): string[] {
  return nonBlank(text.split(/\r?\n/))
}

function nonBlank(parts: string[]): string[] {
  return parts.map((part) => part.trim()).filter((part) => part !== '')
}
