import type { RoomField } from '#domain/planner/typed-room.ts'

/** The letter of each length of an L, at its field and in the sketch. */
export const lLetters: Readonly<Partial<Record<RoomField, string>>> = {
  width: 'A',
  depth: 'B',
  'cut-width': 'C',
  'cut-depth': 'D',
}
