import { Icon } from '../../../ui/icon.tsx'
import type { Goods } from '../goods.ts'
import type { Words } from '../words.ts'
import type { ModelCounts } from './room-scene.ts'
import styles from './room-status.module.css'
import type { ShownPiece } from './shown-piece.ts'

type RoomStatusProps = {
  words: Words
  pieces: readonly ShownPiece[]
  goods: Goods
  /** Undefined until the room itself is shown. */
  models: ModelCounts | undefined
  onRetry: () => void
}

/** How many pieces the picture shows, and which part of it is still to come or has failed. */
export function RoomStatus({ words: { text }, pieces, goods, models, onRetry }: RoomStatusProps) {
  const unknown = pieces.filter(({ piece }) => !piece.own && !goods.has(piece.productId)).length
  const loading = (models?.loading ?? 0) + unknown
  return (
    <div className={styles.status}>
      <p role="status" className={styles.said}>
        {!models && text('room.loading')}
        {models && loading > 0 && text('room.pieces-loading', { count: loading })}
        {models && loading === 0 && text('room.pieces-shown', { count: pieces.length })}
      </p>
      {models && models.failed > 0 && (
        <div role="alert" className={styles.failed}>
          <p>{text('room.pieces-failed', { count: models.failed })}</p>
          <button type="button" className={styles.again} onClick={onRetry}>
            <Icon name="M19.500 12a7.500 7.500 0 1 1-2.200-5.300M19.500 3.500v4h-4" size={20} />
            {text('error.again')}
          </button>
        </div>
      )}
    </div>
  )
}
