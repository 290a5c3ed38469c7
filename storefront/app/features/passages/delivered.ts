import { useQuery } from '@tanstack/react-query'
import type { ProductPackages } from '#contract/catalog/product-packages.ts'
import type { PackedProduct, Package } from '#contract/catalog/products.ts'
import { isSet } from '#domain/catalog/furniture-kind.ts'
import type { Goods } from '#domain/passages/answer.ts'
import type { Piece } from '#domain/passages/passage.ts'
import { browserApi } from '../../api.ts'
import { failsAtOnce, queryClient } from '../../query-client.ts'

/** A variant as it is delivered. `goods` is null as long as the shop has not entered its packages. */
export type Delivered = {
  packages: readonly Package[]
  goods: Goods | null
  areEstimates: boolean
  /** Whether fitters build it in the room. */
  isBuilt: boolean
}

/** The page leaves the packages out of its data; they load with the panel. */
export function usePacked(productId: string) {
  return useQuery(packedQuery(productId), queryClient)
}

/** The query of a product with its packages. */
export function packedQuery(productId: string) {
  return { queryKey: ['packed', productId], queryFn: () => browserApi.product(productId), ...failsAtOnce }
}

/** Returns how a variant of a product is delivered; without packages if the shop no longer has it. */
export function deliveredAs(product: PackedProduct, variantId: string): Delivered {
  const variant = product.variants.find(({ _id }) => _id === variantId)
  return {
    packages: variant?.packages ?? [],
    goods: variant ? goodsOf(product, variant) : null,
    areEstimates: product.packagesAreEstimates,
    isBuilt: isBuilt(product),
  }
}

type Sized = Pick<ProductPackages, 'comesAssembled' | 'dimensionsCm'> & Parameters<typeof isSet>[0]

/** Returns what is carried in for a variant, and what is built from it; null without packages. */
export function goodsOf(product: Sized, variant: ProductPackages['variants'][number]): Goods | null {
  const { packages, weightKg } = variant
  if (packages.length === 0) return null
  const size = variant.dimensionsCm ?? product.dimensionsCm
  const built: Piece | null =
    isBuilt(product) && size && !isSet(product)
      ? asPiece({ lengthCm: size.width, widthCm: size.depth, heightCm: size.height, weightKg })
      : null
  return { packages: packages.map(asPiece), built }
}

function isBuilt({ comesAssembled }: Pick<ProductPackages, 'comesAssembled'>): boolean {
  return comesAssembled === false
}

/** Nobody records what must stand, so that the drawing shows any position. */
function asPiece({ lengthCm, widthCm, heightCm, weightKg }: Omit<Piece, 'keepUpright'>): Piece {
  return { lengthCm, widthCm, heightCm, weightKg, keepUpright: false }
}
