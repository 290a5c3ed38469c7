import { packagesText } from '#domain/catalog/packages.ts'
import type { productColors, products, variants } from '../../platform/db/schema.ts'

export type Cells = Record<string, string>
export type ProductRow = Omit<typeof products.$inferSelect, 'searchDocument'>
export type VariantRow = typeof variants.$inferSelect
export type ColorRow = typeof productColors.$inferSelect

/** Text columns, with their names in the database. */
export const textColumns = {
  name: 'name',
  short_description: 'shortDescription',
  description: 'description',
  detailed_description: 'detailedDescription',
  material: 'material',
  finish_options: 'finishOptions',
  assembly: 'assembly',
  color_options: 'colorOptions',
  warranty: 'warranty',
  special_features: 'specialFeatures',
} as const

/** Returns a product's values in the columns of an import; exports use the same. */
export function productCells(
  row: ProductRow,
  { category, subcategory, pictureIds }: { category: string; subcategory: string | null; pictureIds: string[] },
): Cells {
  const cells: Cells = {
    product_id: String(row.id),
    slug: row.slug,
    category,
    subcategory: subcategory ?? '',
    published: asFlag(row.published),
    is_latest: asFlag(row.isLatest),
    is_featured: asFlag(row.isFeatured),
    weight_capacity_kg: asCell(row.weightCapacityKg),
    made_in_days: asCell(row.madeInDays),
    comes_assembled: row.comesAssembled === null ? '' : asFlag(row.comesAssembled),
    packages_are_estimates: asFlag(row.packagesAreEstimates),
    width_cm: asCell(row.widthCm),
    depth_cm: asCell(row.depthCm),
    height_cm: asCell(row.heightCm),
    table_width_cm: asCell(row.tableWidthCm),
    table_depth_cm: asCell(row.tableDepthCm),
    pictures: pictureIds.join(' | '),
  }
  for (const [column, field] of Object.entries(textColumns)) {
    cells[column] = asCell(row[field])
    cells[`${column}_ne`] = asCell(row.translations.ne?.[field] ?? null)
  }
  return cells
}

export function colorCells(row: ColorRow, pictureIds: string[]): Cells {
  return {
    color_ne: row.translations.ne?.name ?? '',
    swatch: row.swatch,
    color_pictures: pictureIds.join(' | '),
  }
}

/** @param color  its name; '' for none */
export function variantCells(row: VariantRow, color: string): Cells {
  return {
    sku: row.sku,
    color,
    size: row.size ?? '',
    type: row.type ?? '',
    price: asCell(row.price),
    old_price: asCell(row.oldPrice),
    cost: asCell(row.cost),
    stock: asCell(row.stock),
    low_stock_at: asCell(row.lowStockAt),
    weight_kg: asCell(row.weightKg),
    variant_width_cm: asCell(row.widthCm),
    variant_depth_cm: asCell(row.depthCm),
    variant_height_cm: asCell(row.heightCm),
    packages: packagesText(row.packages),
  }
}

function asFlag(value: boolean): string {
  return value ? 'yes' : 'no'
}

function asCell(value: string | number | null): string {
  return value === null ? '' : String(value).replaceAll(/\r\n?/g, '\n').trim()
}
