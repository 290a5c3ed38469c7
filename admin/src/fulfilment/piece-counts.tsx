import { formats } from '../language/t.ts'
import { ChoiceField } from '../ui/plain-fields.tsx'

/** The chosen number of pieces of each line, by its position. */
export type PieceCounts = Record<number, string>

type PieceCountFieldsProps = {
  pieces: readonly { position: number; title: string; quantity: number }[]
  /** Returns the label of a line's choice: `Rara Bed: quantity to move`. */
  labelOf: (title: string) => string
  counts: PieceCounts
  onChange: (counts: PieceCounts) => void
}

/** A choice for each line: none of its pieces, some, or all. */
export function PieceCountFields({ pieces, labelOf, counts, onChange }: PieceCountFieldsProps) {
  return pieces.map(({ position, title, quantity }) => (
    <ChoiceField
      key={position}
      label={labelOf(title)}
      value={counts[position] ?? '0'}
      choices={Array.from({ length: quantity + 1 }, (_, count) => ({ id: String(count), name: formats.number(count) }))}
      onChange={(count) => onChange({ ...counts, [position]: count })}
    />
  ))
}

/** Returns the lines of which at least one piece is chosen. */
export function chosenPieces(counts: PieceCounts) {
  return Object.entries(counts)
    .map(([position, count]) => ({ position: Number(position), quantity: Number(count) }))
    .filter(({ quantity }) => quantity > 0)
}
