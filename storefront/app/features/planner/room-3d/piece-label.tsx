import type { KeyboardEvent, Ref } from 'react'
import type { Plan, PlannedPiece } from '#domain/planner/plan.ts'
import { useFormat } from '../../../format.ts'
import { pieceElementId } from '../drawn-piece.tsx'
import { type Goods, variantIn } from '../goods.ts'
import { pieceText, placeText } from '../place-words.ts'
import { floorText, type Words } from '../words.ts'
import styles from './piece-label.module.css'

type PieceLabelProps = {
  ref: Ref<HTMLButtonElement> | undefined
  words: Words
  plan: Plan
  piece: PlannedPiece
  goods: Goods
  /** Ids of the warnings about it. */
  describedBy: string | undefined
  isWarned: boolean
  isSelected: boolean
  onFocus: () => void
  onKeyDown: (event: KeyboardEvent) => void
}

/** A piece in 3D: name and price above the chosen one. The others are there for keys and screen readers. */
export function PieceLabel(props: PieceLabelProps) {
  const { ref, words, plan, piece, goods, describedBy, isWarned, isSelected, onFocus, onKeyDown } = props
  const format = useFormat()
  const price = piece.own ? undefined : variantIn(goods, piece)?.price
  const [size, money] = [floorText(words, piece), price !== undefined && format.money(price)]
  // Somebody who speaks to the page says what it shows, so that begins the name.
  const name = money
    ? words.text('room.piece', { name: piece.name, price: money, size, place: placeText(words, plan, piece) })
    : pieceText(words, plan, piece)
  const looks = [isSelected ? styles.label : 'visually-hidden', isWarned && styles.warned]
  return (
    <button
      ref={ref}
      id={pieceElementId(piece.id)}
      type="button"
      className={looks.filter(Boolean).join(' ')}
      aria-label={name}
      aria-pressed={isSelected}
      aria-describedby={describedBy}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
    >
      <strong>{piece.name}</strong> <span>{money || size}</span>
    </button>
  )
}
