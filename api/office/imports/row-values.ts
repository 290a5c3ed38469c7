import { defined } from '#domain/defined.ts'
import { type Package, readPackages } from '#domain/catalog/packages.ts'
import { languages } from '#domain/language/languages.ts'
import { textColumns, type Cells } from './product-cells.ts'
import type { PlannedColor } from './plan-colors.ts'
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
    madeInDays: numberOrNull(cell('made_in_days')),
    comesAssembled: cell('comes_assembled') === '' ? null : cell('comes_assembled') === 'yes',
    packagesAreEstimates: cell('packages_are_estimates') === 'yes',
    warranty: orNull(cell('warranty')),
    specialFeatures: orNull(cell('special_features')),
    widthCm: numberOrNull(cell('width_cm')),
    depthCm: numberOrNull(cell('depth_cm')),
    heightCm: numberOrNull(cell('height_cm')),
    tableWidthCm: numberOrNull(cell('table_width_cm')),
    tableDepthCm: numberOrNull(cell('table_depth_cm')),
    translations: { ...was?.translations, ...nepaliOf(after) },
  }
}

/** Returns the fields of a variant that the rules name, without its color. */
export function variantValues(after: Cells) {
  const cell = cellsOf(after)
  return {
    size: orNull(cell('size')),
    type: orNull(cell('type')),
    price: Number(cell('price')),
    oldPrice: numberOrNull(cell('old_price')),
    cost: numberOrNull(cell('cost')),
    stock: Number(cell('stock')),
    lowStockAt: numberOrNull(cell('low_stock_at')),
    weightKg: numberOrNull(cell('weight_kg')),
    widthCm: numberOrNull(cell('variant_width_cm')),
    depthCm: numberOrNull(cell('variant_depth_cm')),
    heightCm: numberOrNull(cell('variant_height_cm')),
    packages: packagesOf(cell('packages')),
  }
}

/** @throws RangeError for a text that the column does not accept */
function packagesOf(text: string): Package[] {
  const read = readPackages(text)
  if ('problem' in read) throw new RangeError(`Packages ${text}: ${read.problem}`)
  return read.packages
}

/** Returns a planned color as database values. */
export function colorValues({ slug, name, after }: PlannedColor) {
  const cell = cellsOf(after)
  const nepaliName = cell('color_ne')
  return {
    slug,
    name,
    swatch: cell('swatch'),
    translations: nepaliName === '' ? {} : { [nepali]: { name: nepaliName } },
  }
}

/** Returns the slug of a planned color; null for one without a name. */
export function colorSlug(colors: readonly Pick<PlannedColor, 'name' | 'slug'>[], name: string): string | null {
  return name === '' ? null : defined(colors.find((color) => color.name === name)?.slug, `color ${name}`)
}

/** Returns the ids of the pictures that a product's or color's cell names. */
export function picturesOf(after: Cells, column: 'pictures' | 'color_pictures' = 'pictures'): string[] {
  const named = cellsOf(after)(column)
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
