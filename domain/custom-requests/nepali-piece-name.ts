import type { CustomMaterial } from './request-form.ts'
import { nepaliFormats } from '../language/nepali-formats.ts'

const materials: Record<CustomMaterial, string> = { Wood: 'काठ', Metal: 'धातु', Glass: 'सिसा', Plastic: 'प्लास्टिक' }

/**
 * How a piece to a shopper's measures is called on an order in Nepali.
 *
 * @param product  the Nepali name of the one it is made after; null where it is of the shopper's own mind
 * @param size     in centimetres
 */
export function nepaliPieceName(
  product: string | null,
  material: CustomMaterial,
  { width, height, depth }: Record<'width' | 'height' | 'depth', number>,
): string {
  const measures = nepaliFormats.digits(`चौडाइ ${width} × गहिराइ ${depth} × उचाइ ${height}`)
  const parts = [
    'आफ्नै नापको सामान',
    ...(product === null ? [] : [`${product}जस्तै`]),
    materials[material],
    `${measures} सेमी`,
  ]
  return parts.join(', ')
}
