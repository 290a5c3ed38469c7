import type { CustomMaterial } from './request-form.ts'
import { nepaliFormats } from '../language/nepali-formats.ts'

const materials: Record<CustomMaterial, string> = { Wood: 'काठ', Metal: 'धातु', Glass: 'सिसा', Plastic: 'प्लास्टिक' }

/**
 * How a piece to a shopper's measures is called on an order in Nepali.
 *
 * @param product  the one it is made after: its Nepali name, and whether one lies on it, so that its depth is called its
 *                 length; null where the piece is of the shopper's own mind
 * @param size     in centimeters
 */
export function nepaliPieceName(
  product: { name: string; isLainOn: boolean } | null,
  material: CustomMaterial,
  { width, height, depth }: Record<'width' | 'height' | 'depth', number>,
): string {
  const depthWord = product?.isLainOn ? 'लम्बाइ' : 'गहिराइ'
  const measures = nepaliFormats.digits(`चौडाइ ${width} × ${depthWord} ${depth} × उचाइ ${height}`)
  const parts = [
    'आफ्नै नापको सामान',
    ...(product === null ? [] : [`${product.name}जस्तै`]),
    materials[material],
    `${measures} सेमी`,
  ]
  return parts.join(', ')
}
