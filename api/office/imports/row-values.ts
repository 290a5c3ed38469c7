import { defined } from '#domain/defined.ts'
import { languages } from '#domain/language/languages.ts'
import { textColumns, type Cells } from './product-cells.ts'
import type { PlannedProduct } from './plan-import.ts'
import type { ShopState } from './shop-state.ts'

const [, nepali] = languages

/** Returns a planned product as database values, without its slug. */
export function productValues({ after, was }: PlannedProduct, { categories }: Pick<ShopState, 'categories'>) {
  const cell = cellsOf(after)
  const categoryOf = (slug: string) => defined(categories.get(slug), `category ${slug}`)
  return {
    name: cell('name'),
    categoryId: categoryOf(cell('category')).id,
    subcategoryId: cell('subcategory') === '' ? null : categoryOf(cell('subcategory')).id,
    published: cell('published') === 'yes',
    isLatest: cell('is_latest') === 'yes',
    isFeatured: cell('is_featured') === 'yes',
    shortDescription: cell('short_description'),
    description: cell('description'),
    detailedDescription: cell('detailed_description'),
    material: orNull(cell('material')),
    finishOptions: orNull(cell('finish_options')),
    assembly: orNull(cell('assembly')),
    colorOptions: orNull(cell('color_options')),
    weightCapacityKg: numberOrNull(cell('weight_capacity_kg')),
    warranty: orNull(cell('warranty')),
    specialFeatures: orNull(cell('special_features')),
    widthCm: numberOrNull(cell('width_cm')),
    depthCm: numberOrNull(cell('depth_cm')),
    heightCm: numberOrNull(cell('height_cm')),
    translations: { ...was?.translations, ...nepaliOf(after) },
  }
}

export function variantValues(after: Cells) {
  const cell = cellsOf(after)
  return {
    size: orNull(cell('size')),
    type: orNull(cell('type')),
    price: Number(cell('price')),
    oldPrice: numberOrNull(cell('old_price')),
    stock: Number(cell('stock')),
    lowStockAt: numberOrNull(cell('low_stock_at')),
    weightKg: numberOrNull(cell('weight_kg')),
    widthCm: numberOrNull(cell('variant_width_cm')),
    depthCm: numberOrNull(cell('variant_depth_cm')),
    heightCm: numberOrNull(cell('variant_height_cm')),
  }
}

/** The ids of the pictures that a product's cell names. */
export function picturesOf(after: Cells): string[] {
  const named = cellsOf(after)('pictures')
  return named === '' ? [] : named.split(' | ')
}

function nepaliOf(after: Cells) {
  const said = Object.entries(textColumns).flatMap(([column, field]) => {
    const text = cellsOf(after)(`${column}_ne`)
    return text === '' ? [] : [[field, text] as const]
  })
  return { [nepali]: Object.fromEntries(said) }
}

/** @throws Error for a column that the plan does not fill */
export function cellsOf(cells: Cells): (column: string) => string {
  return (column) => defined(cells[column], `column ${column}`)
}

function orNull(text: string): string | null {
  return text === '' ? null : text
}

function numberOrNull(text: string): number | null {
  return text === '' ? null : Number(text)
}
