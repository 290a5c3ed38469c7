import type { RoomField, TypedRoom } from '#domain/planner/typed-room.ts'
import { LengthField } from '../passages/length-field.tsx'
import { imperialNames } from './imperial.ts'
import type { RoomErrors } from './room-reading.ts'
import type { Words } from './words.ts'

export type RoomFieldsProps = {
  typed: TypedRoom
  words: Words
  errors?: RoomErrors | undefined
  onChange: (typed: TypedRoom) => void
}

type RoomLengthProps = RoomFieldsProps & { field: RoomField; label: string }

/** One length of a typed room. */
export function RoomLength({ field, label, typed, words, errors, onChange }: RoomLengthProps) {
  return (
    <LengthField
      name={field}
      label={label}
      error={errors?.[field]}
      imperial={imperialNames(words.text, label)}
      unit={typed.unit}
      typed={typed.lengths[field]}
      onChange={(length) => onChange({ ...typed, lengths: { ...typed.lengths, [field]: length } })}
    />
  )
}
