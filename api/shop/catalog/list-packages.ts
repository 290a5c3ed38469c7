import type { ProductPackages, ProductPackagesReply } from '#contract/catalog/product-packages.ts'
import type { Answer } from '../../platform/cache/cached-answer.ts'
import type { Db } from '../../platform/db/client.ts'
import { dimensionsOf } from './present-product.ts'
import { readPackagesOf } from './product-queries.ts'

/** Returns how these products are delivered, in the requested order. Unlisted products are absent. */
export async function listPackages(db: Db, asked: readonly string[]): Promise<Answer<ProductPackagesReply>> {
  const rows = await readPackagesOf(db, asked.map(Number))
  return {
    payload: { success: true, message: 'Products found', products: rows.map(asPackages) },
    // Includes absent products, because they may be listed later.
    tags: asked.map((id) => `product:${id}`),
  }
}

type Row = Awaited<ReturnType<typeof readPackagesOf>>[number]

function asPackages(row: Row): ProductPackages {
  const variants = row.variants.map(({ _id, size, weightKg, dimensionsCm }) => {
    const packages = (row.packages[_id] ?? []).map(({ lengthCm, widthCm, heightCm, weightKg: kg }) => {
      return { lengthCm, widthCm, heightCm, weightKg: kg }
    })
    return { size, weightKg, dimensionsCm, packages }
  })
  return {
    _id: String(row.id),
    comesAssembled: row.comesAssembled,
    packagesAreEstimates: row.packagesAreEstimates,
    dimensionsCm: dimensionsOf(row),
    variants: distinctVariants(variants),
  }
}

/** Colors are delivered alike, so most variants say the same. */
function distinctVariants(variants: ProductPackages['variants']): ProductPackages['variants'] {
  const distinct = new Map<string, ProductPackages['variants'][number]>()
  for (const variant of variants) {
    const key = JSON.stringify(variant)
    if (!distinct.has(key)) distinct.set(key, variant)
  }
  return [...distinct.values()]
}
