import { eq } from 'drizzle-orm'
import type { NewProduct, Product, SaveProduct } from '#contract/admin/catalog/products.ts'
import { refuseStale } from '../../../platform/records/version.ts'
import type { Db } from '../../../platform/db/client.ts'
import { products } from '../../../platform/db/schema.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { changeCatalog, holdProducts } from './hold-products.ts'
import { readProductRecord } from './product-record.ts'
import { refuseUnrealOldPrices } from './refuse-unreal-old-prices.ts'
import { refuseWrongProduct } from './refuse-wrong-product.ts'
import { insertProduct, productColumns, writePictures } from './write-product.ts'
import { removeOtherColors, writeColors } from './write-colors.ts'
import { removeVariants, writeVariants } from './write-variants.ts'

const oldPriceOf = (at: number) => `variants.${at}.oldPrice`

/** @throws AppError invalid_input, naming each wrong field */
export function addProduct(db: Db, form: NewProduct): Promise<Product> {
  return changeCatalog(db, async (tx) => {
    await refuseWrongProduct(tx, form)
    const added = form.variants.map((variant) => ({ ...variant, id: null }))
    await refuseUnrealOldPrices(tx, added, oldPriceOf)
    const { id, colorIds } = await insertProduct(tx, form)
    await writeVariants(tx, id, added, colorIds)
    return readProductRecord(tx, id)
  })
}

/**
 * Saves all fields of a product except its stock, which changes separately.
 *
 * @throws AppError not_found; stale, with the current product; invalid_input, naming each wrong field; conflict when a
 *         variant to remove is in an open order
 */
export function saveProduct(db: Db, id: number, { version, removes, ...form }: SaveProduct): Promise<Product> {
  return changeCatalog(db, async (tx) => {
    await holdProducts(tx, [id])
    const current = await readProductRecord(tx, id)
    refuseStale(current, version)
    refuseOtherVariants(form, current, removes)
    refuseOtherColors(form, current)
    await refuseWrongProduct(tx, form, id)
    await refuseUnrealOldPrices(tx, form.variants, oldPriceOf)
    await removeVariants(tx, removes)
    await tx.update(products).set(productColumns(form)).where(eq(products.id, id))
    const colorIds = await writeColors(tx, id, form.colors)
    const { pictures, colors } = current
    if (JSON.stringify([form.pictures, form.colors]) !== JSON.stringify([pictures, colors])) {
      await writePictures(tx, id, form.pictures, colorIds)
    }
    await writeVariants(tx, id, form.variants, colorIds)
    await removeOtherColors(tx, id, form.colors, colorIds)
    return readProductRecord(tx, id)
  })
}

/** Requires that the form keeps or removes each variant explicitly, and names none of another product. */
function refuseOtherVariants(form: Pick<SaveProduct, 'variants'>, current: Product, removes: readonly number[]) {
  const own = new Set(current.variants.map((variant) => variant.id))
  const kept = form.variants.flatMap((variant) => variant.id ?? [])
  const named = [...kept, ...removes.filter((id) => own.has(id))]
  const isEachOnce = new Set(named).size === named.length && named.length === own.size
  if (isEachOnce && kept.every((id) => own.has(id))) return
  throw new AppError('invalid_input', 'Each size and type must be kept or removed.', {
    variants: 'Are not those of the product',
  })
}

function refuseOtherColors(form: Pick<SaveProduct, 'colors'>, current: Product) {
  const own = new Set(current.colors.map(({ id }) => id))
  const named = form.colors.flatMap(({ id }) => id ?? [])
  if (new Set(named).size === named.length && named.every((id) => own.has(id))) return
  throw new AppError('invalid_input', 'A color belongs to another product.', { colors: 'Are not those of the product' })
}
