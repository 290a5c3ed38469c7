import type { Formats } from '#domain/language/formats.ts'
import type { Text } from '../../messages/text.ts'
import type { FittingPiece } from './checked-pieces.ts'

/** Says how a piece gets in, and in which sizes if not in all. */
export function fitText(text: Text, format: Formats, { way, sizes }: FittingPiece['fit']): string {
  const fits = text(`passages.fits.${way}`)
  if (sizes === null) return fits
  return text('passages.fits.sizes', { fits, sizes: sizes.map((size) => format.digits(size)).join(', ') })
}
