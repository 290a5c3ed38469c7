import { flag, matching, names, packages, tenths, text, whole, type CellReader } from './import-cells.ts'
import { MAX_COLOR_NAME_LENGTH, SWATCH_PATTERN } from '../catalog/color.ts'
import { MAX_MADE_IN_DAYS } from '../delivery-zones/delivery-promise.ts'
import { MAX_PIECE_PRICE } from '../catalog/product.ts'
import { MAX_SKU_LENGTH, SKU_PATTERN } from '../catalog/variant-name.ts'
import { MAX_SLUG_LENGTH, SLUG_PATTERN } from '../slug.ts'
import { MAX_STOCK } from '../stock/stock.ts'

/** As the form of a product has them (contract/admin/catalog/products.ts). */
const MAX_NAME_LENGTH = 120
const MAX_CHOICE_LENGTH = 40
const MAX_CM = 10_000
const MAX_CARRIED_KG = 100_000
const MAX_WEIGHT_KG = 9_999

export type ImportColumn = {
  name: string
  /**
   * Columns of a product count once a product, and may be blank in its further rows; those of a color, once a color of
   * the product.
   */
  of: 'product' | 'color' | 'variant'
  read: CellReader
  /** Explanation of the column, for the person who fills it in. */
  hint: string
  /** A new product or variant needs it, and none may be without. */
  isRequired?: boolean
}

const name = text(MAX_NAME_LENGTH, { isOneLine: true })
const line = text(300, { isOneLine: true })
const choice = text(MAX_CHOICE_LENGTH, { isOneLine: true })
const colorName = text(MAX_COLOR_NAME_LENGTH, { isOneLine: true })
const cm = whole(1, MAX_CM)
const slug = matching(SLUG_PATTERN, MAX_SLUG_LENGTH, 'Must be small letters and digits with hyphens between')
const swatch: CellReader = (typed) =>
  matching(SWATCH_PATTERN, 7, 'Must be a color such as #2f5d46')(typed.toLowerCase())
const sku = matching(SKU_PATTERN, MAX_SKU_LENGTH, 'Must be capital letters and digits with hyphens between')

/** The columns of a file of products, in the order in which they are exported. One row is one variant. */
export const importColumns: readonly ImportColumn[] = [
  product('product_id', whole(1, 999_999_999), 'Number of a product that is there; blank for a new one'),
  { ...product('slug', slug, 'Its name in the address, such as annapurna-bed; finds the product'), isRequired: true },
  { ...product('name', name, 'Name in English'), isRequired: true },
  product('name_ne', name, 'Name in Nepali'),
  { ...product('category', slug, 'Slug of its category, such as beds'), isRequired: true },
  product('subcategory', slug, 'Slug of a subcategory of that'),
  product('published', flag, 'yes or no; new products are not published unless it says yes'),
  product('is_latest', flag, 'yes or no'),
  product('is_featured', flag, 'yes or no'),
  ...inBoth('short_description', text(300), 'A sentence or two'),
  ...inBoth('description', text(2_000), 'The description'),
  ...inBoth('detailed_description', text(8_000), 'Paragraphs, one a line'),
  ...inBoth('material', line, 'What it is made of'),
  ...inBoth('finish_options', line, 'Finishes'),
  ...inBoth('assembly', line, 'How it is put together'),
  ...inBoth('color_options', line, 'Colors in words, for a product whose colors have no name below'),
  product('weight_capacity_kg', whole(1, MAX_CARRIED_KG), 'What it carries, in kg'),
  product(
    'made_in_days',
    whole(1, MAX_MADE_IN_DAYS),
    'Business days to make one once it is sold out; blank promises nothing',
  ),
  product('comes_assembled', flag, 'no if it comes in parts and is built in the room; blank if nobody knows'),
  product('packages_are_estimates', flag, 'yes if nobody has measured the packages'),
  ...inBoth('warranty', line, 'For how long'),
  ...inBoth('special_features', text(500, { isOneLine: true }), 'What is special'),
  product('width_cm', cm, 'Width in cm; all three measures or none'),
  product('depth_cm', cm, 'Depth in cm'),
  product('height_cm', cm, 'Height in cm'),
  product('table_width_cm', cm, 'Width in cm of the table alone, of a set measured with its chairs pulled out'),
  product('table_depth_cm', cm, 'Depth of that table; both or neither'),
  product('pictures', names, 'File names or ids of pictures of the library, in order, with | between; of all colors'),
  { ...variant('sku', sku, 'Finds the variant; a new one is added to its product'), isRequired: true },
  variant('color', colorName, 'Name of its color or finish, such as Forest green; blank when it has no name'),
  color('color_ne', colorName, 'Name of the color in Nepali'),
  color('swatch', swatch, 'How the color looks, such as #2f5d46; a new color needs it'),
  color('color_pictures', names, 'Pictures that show this color, as in pictures; the others suit every color'),
  variant('size', choice, 'Such as 153*200; blank when it comes in one size'),
  variant('type', choice, 'Such as Hydraulics; blank when it comes in one type'),
  { ...variant('price', whole(1, MAX_PIECE_PRICE), 'Whole rupees, VAT contained'), isRequired: true },
  variant('old_price', whole(1, MAX_PIECE_PRICE), 'What it really cost before; (empty) takes it away'),
  variant('cost', whole(0, MAX_PIECE_PRICE), 'What the shop pays for one piece, in whole rupees without VAT'),
  variant('stock', whole(0, MAX_STOCK), 'Pieces there are; blank leaves them as they are'),
  variant('low_stock_at', whole(0, MAX_STOCK), 'At how many pieces the shop is warned'),
  variant('weight_kg', tenths(0.1, MAX_WEIGHT_KG), 'Weight in kg'),
  variant('variant_width_cm', cm, 'Width in this size, in cm; all three or none'),
  variant('variant_depth_cm', cm, 'Depth in this size'),
  variant('variant_height_cm', cm, 'Height in this size'),
  variant(
    'packages',
    packages,
    'As it is delivered, length x width x height in cm and kg: 200x90x15 32kg; Legs / खुट्टा: 60x20x10 4.5kg',
  ),
]

export const productColumns = importColumns.filter(({ of }) => of === 'product')
export const colorColumns = importColumns.filter(({ of }) => of === 'color')
export const variantColumns = importColumns.filter(({ of }) => of === 'variant')

function product(columnName: string, read: CellReader, hint: string): ImportColumn {
  return { name: columnName, of: 'product', read, hint }
}

function color(columnName: string, read: CellReader, hint: string): ImportColumn {
  return { name: columnName, of: 'color', read, hint }
}

function variant(columnName: string, read: CellReader, hint: string): ImportColumn {
  return { name: columnName, of: 'variant', read, hint }
}

function inBoth(columnName: string, read: CellReader, hint: string): ImportColumn[] {
  return [product(columnName, read, hint), product(`${columnName}_ne`, read, `${hint}, in Nepali`)]
}
