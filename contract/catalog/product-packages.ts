import { MAX_PACKED_PRODUCTS } from '#domain/bounds.ts'
import { z } from 'zod'
import { commaList, Id } from '#contract/common.ts'
import { Package, PackedProduct, Variant } from './products.ts'

/** How a product is delivered, for lists that leave out what does not get into a home. */
export const ProductPackages = PackedProduct.pick({
  _id: true,
  comesAssembled: true,
  packagesAreEstimates: true,
  dimensionsCm: true,
}).extend({
  /** One entry for all variants of a size that are delivered alike, in the shop's order. */
  variants: z.array(
    Variant.pick({ size: true, weightKg: true, dimensionsCm: true }).extend({
      /** Empty as long as the shop has not entered them. */
      packages: z.array(Package.omit({ name: true })),
    }),
  ),
})
export type ProductPackages = z.infer<typeof ProductPackages>

/** Products that the shop no longer has are left out. */
export const ProductPackagesQuery = z.strictObject({ ids: commaList(Id, MAX_PACKED_PRODUCTS) })
export const ProductPackagesReply = z.object({
  success: z.literal(true),
  message: z.string(),
  /** In the order of `ids`. */
  products: z.array(ProductPackages),
})
export type ProductPackagesReply = z.infer<typeof ProductPackagesReply>
