import type { CustomRequestRow } from '#contract/custom-requests.ts'
import type { Text } from '../../messages/text.ts'

export function pieceName(text: Text, { product }: Pick<CustomRequestRow, 'product'>): string {
  return product ? text('piece.name-after', { product: product.name }) : text('piece.name')
}

/** Formats a piece, such as `Forest green, Wood, W 165.5 × D 210 × H 110 cm`. */
export function pieceSize(
  text: Text,
  {
    color,
    material,
    width,
    height,
    depth,
  }: Pick<CustomRequestRow, 'color' | 'material' | 'width' | 'height' | 'depth'>,
): string {
  const parts = [color?.name, text(`piece.material.${material}`), text('piece.measures', { width, height, depth })]
  return parts.filter(Boolean).join(', ')
}
