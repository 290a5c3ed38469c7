import type { CustomRequest } from '#contract/custom-requests.ts'
import { useText } from '../../messages/text.ts'
import { OutlineDrawing } from '../catalog/product/size-guide/outline-drawing.tsx'
import styles from './request-view.module.css'

/** An outline of the piece, drawn to scale. */
export function PieceOutline({ request }: { request: Pick<CustomRequest, 'width' | 'height' | 'depth'> }) {
  const text = useText()
  const { width, height, depth } = request
  const label = (side: 'width' | 'height' | 'depth') =>
    text(`product.${side}`, { measure: text('length.centimetres', { cm: request[side] }) })
  const measures = { width: label('width'), height: label('height'), depth: label('depth') }
  return (
    <div className={styles.outline}>
      <OutlineDrawing size={{ width, height, depth }} measures={measures} name={text('piece.drawing', measures)} />
    </div>
  )
}
