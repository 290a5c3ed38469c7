import { eq } from 'drizzle-orm'
import type { ProductForm } from '#contract/admin/catalog/products.ts'
import type { Db } from '../../../platform/db/client.ts'
import { productPictures, products } from '../../../platform/db/schema.ts'
import { pictureRows, withoutBlanks } from './picture-links.ts'
import { idOfColor, writeColors, type ColorIds } from './write-colors.ts'
import { onlyRow } from '../../../platform/db/only-row.ts'

/** Returns the editable columns of a product. */
export function productColumns(form: ProductForm) {
  return {
    slug: form.slug,
    name: form.name,
    categoryId: form.categoryId,
    subcategoryId: form.subcategoryId,
    published: form.published,
    publishAt: form.publishAt === null ? null : new Date(form.publishAt),
    unpublishAt: form.unpublishAt === null ? null : new Date(form.unpublishAt),
    isLatest: form.isLatest,
    isFeatured: form.isFeatured,
    shortDescription: form.shortDescription,
    description: form.description,
    detailedDescription: form.detailedDescription,
    material: orNull(form.material),
    finishOptions: orNull(form.finishOptions),
    assembly: orNull(form.assembly),
    colorOptions: orNull(form.colorOptions),
    weightCapacityKg: form.weightCapacityKg,
    madeInDays: form.madeInDays,
    comesAssembled: form.comesAssembled,
    packagesAreEstimates: form.packagesAreEstimates,
    warranty: orNull(form.warranty),
    specialFeatures: orNull(form.specialFeatures),
    widthCm: form.widthCm,
    depthCm: form.depthCm,
    heightCm: form.heightCm,
    tableWidthCm: form.tableWidthCm,
    tableDepthCm: form.tableDepthCm,
    translations: withoutBlanks(form.translations),
  }
}

function orNull(text: string): string | null {
  return text === '' ? null : text
}

/** Replaces the pictures of a product, in this order. */
export async function writePictures(
  tx: Db,
  productId: number,
  links: ProductForm['pictures'],
  colorIds: ColorIds,
): Promise<void> {
  await tx.delete(productPictures).where(eq(productPictures.productId, productId))
  const rows = pictureRows(links).map((row, at) => ({
    ...row,
    productId,
    colorId: idOfColor(colorIds, links[at]!.color),
  }))
  if (rows.length > 0) await tx.insert(productPictures).values(rows)
}

/** Inserts a product with its colors and pictures. */
export async function insertProduct(tx: Db, form: ProductForm): Promise<{ id: number; colorIds: ColorIds }> {
  const { id } = onlyRow(await tx.insert(products).values(productColumns(form)).returning({ id: products.id }))
  const added = form.colors.map((color) => ({ ...color, id: null }))
  const colorIds = await writeColors(tx, id, added)
  await writePictures(tx, id, form.pictures, colorIds)
  return { id, colorIds }
}
