import { useQuery } from '@tanstack/react-query'
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
  const packages = variant?.packages ?? []
  const isBuilt = product.comesAssembled === false
  const size = variant?.dimensionsCm ?? product.dimensionsCm
  const built: Piece | null =
    isBuilt && size && !isSet(product)
      ? asPiece({
          lengthCm: size.width,
          widthCm: size.depth,
          heightCm: size.height,
          weightKg: variant?.weightKg ?? null,
        })
      : null
  const goods = packages.length === 0 ? null : { packages: packages.map(asPiece), built }
  return { packages, goods, areEstimates: product.packagesAreEstimates, isBuilt }
}

/** Nobody records what must stand, so that the drawing shows any position. */
function asPiece({ lengthCm, widthCm, heightCm, weightKg }: Omit<Piece, 'keepUpright'>): Piece {
  return { lengthCm, widthCm, heightCm, weightKg, keepUpright: false }
}
