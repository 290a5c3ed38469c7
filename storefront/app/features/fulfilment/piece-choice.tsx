import type { OrderItem } from '#contract/orders/orders.ts'
import { nameWithChoice } from '#domain/catalog/variant-name.ts'
import { useFormat } from '../../format.ts'
import { useText } from '../../messages/text.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { FieldGroup } from '../../ui/field-group.tsx'
import { Picture } from '../../ui/picture.tsx'
import { QuantityField } from '../cart/page/quantity-field.tsx'
import styles from './piece-choice.module.css'

/** Number of pieces per item position. */
export type PieceCounts = Readonly<Record<number, number>>

type PieceChoiceProps = {
  items: readonly OrderItem[]
  /** Maximum for each item. */
  returnable: readonly number[]
  counts: PieceCounts
  error: string | undefined
  onChoose: (counts: PieceCounts) => void
}

/** Checkboxes for items, with quantities. */
export function PieceChoice({ items, returnable, counts, error, onChoose }: PieceChoiceProps) {
  const text = useText()
  const format = useFormat()
  const tick = (position: number, isTicked: boolean) => {
    const { [position]: _, ...others } = counts
    onChoose(isTicked ? { ...others, [position]: 1 } : others)
  }
  return (
    <FieldGroup legend={text('return.pieces')} error={error}>
      <ul className={styles.items}>
        {items.map((item, position) => {
          const most = returnable[position] ?? 0
          const count = counts[position]
          if (most === 0) return null
          return (
            <li key={position} className={styles.item}>
              <Checkbox
                name="pieces"
                value={position}
                checked={count !== undefined}
                {...(error !== undefined && { 'aria-invalid': true })}
                onChange={({ currentTarget }) => tick(position, currentTarget.checked)}
              >
                <span className={styles.what}>
                  <span className={styles.frame}>
                    <Picture picture={item.image ?? undefined} sizes="48px" alt="" className={styles.picture} />
                  </span>
                  {nameWithChoice(item.title, item, format.choice)}
                </span>
              </Checkbox>
              {count !== undefined && most > 1 && (
                <QuantityField
                  of={nameWithChoice(item.title, item, format.choice)}
                  value={count}
                  most={most}
                  onChange={(quantity) => onChoose({ ...counts, [position]: quantity })}
                />
              )}
            </li>
          )
        })}
      </ul>
    </FieldGroup>
  )
}

/** Restores the selection after a reload, limited to returnable pieces. A single returnable piece is preselected. */
export function keptPieces(kept: unknown, returnable: readonly number[]): PieceCounts {
  const counts = Object.entries(typeof kept === 'object' && kept !== null ? kept : {}).flatMap(([at, count]) => {
    const most = returnable[Number(at)] ?? 0
    return typeof count === 'number' && count >= 1 && most > 0 ? [[Number(at), Math.min(count, most)] as const] : []
  })
  if (counts.length > 0) return Object.fromEntries(counts)
  const isOnlyOne = returnable.reduce((sum, count) => sum + count, 0) === 1
  return isOnlyOne ? { [returnable.indexOf(1)]: 1 } : {}
}
