import { overloadKg } from './lift.ts'
import { PASSAGE_CM } from './measure-input.ts'
import { bestMovement } from './movements.ts'
import type { Passage, Piece } from './passage.ts'

/** Thickness of a door's leaf: taken off its hinges, it leaves that much more of the opening. */
const LEAF_CM = 4
/** Nobody looks for a door that is wider by more. */
const MOST_LARGER_CM = 100

export type MeasureName =
  | 'width'
  | 'height'
  | 'room-before'
  | 'ceiling-before'
  | 'after-corner'
  | 'headroom'
  | 'landing-depth'
  | 'landing-width'
  | 'door-width'
  | 'door-height'
  | 'depth'

/** What would let goods through one passage; `passage` is its index on the way. */
export type Help = { passage: number } & (
  | { help: 'take-leaf-off'; cm: number }
  | { help: 'larger'; measure: MeasureName; cm: number }
  | { help: 'stronger-lift'; kg: number }
  | { help: 'weigh-it' }
)

/**
 * What would let all pieces through each passage that stops one of them. Each entry alone would do for its passage; the
 * least growth of a measure comes first. Sizes contain the room for hands. A passage that needs more than one of these
 * has none.
 */
export function helpsAt(pieces: readonly Piece[], passages: readonly Passage[]): Help[] {
  return passages.flatMap((at, passage) => {
    if (pieces.every((piece) => passes(piece, at))) return []
    return [
      ...weightHelps(pieces, at).map((help) => ({ passage, ...help })),
      ...sizeHelps(pieces, at).map((help) => ({ passage, ...help })),
    ]
  })
}

function passes(piece: Piece, passage: Passage): boolean {
  return bestMovement(piece, passage) !== null && (passage.kind !== 'lift' || overloadKg(piece, passage) === 0)
}

type HelpHere =
  | { help: 'take-leaf-off'; cm: number }
  | { help: 'larger'; measure: MeasureName; cm: number }
  | { help: 'stronger-lift'; kg: number }
  | { help: 'weigh-it' }

function weightHelps(pieces: readonly Piece[], passage: Passage): HelpHere[] {
  if (passage.kind !== 'lift' || pieces.some((piece) => bestMovement(piece, passage) === null)) return []
  const overloads = pieces.map((piece) => overloadKg(piece, passage))
  const kg = Math.max(...overloads.map((overload) => overload ?? 0))
  if (overloads.includes(null)) return [{ help: 'weigh-it' }]
  return kg > 0 ? [{ help: 'stronger-lift', kg }] : []
}

function sizeHelps(pieces: readonly Piece[], passage: Passage): HelpHere[] {
  const stuck = pieces.filter((piece) => bestMovement(piece, passage) === null)
  if (stuck.length === 0) return []
  const larger = growable(passage)
    .flatMap(([measure, valueCm, grown]) => {
      const cm = leastGrowth((more) => stuck.every((piece) => bestMovement(piece, grown(valueCm + more))), valueCm)
      return cm === null ? [] : [{ help: 'larger' as const, measure, cm }]
    })
    .toSorted((one, other) => one.cm - other.cm)
  const isLeaf = passage.kind === 'door' && larger.some(({ measure, cm }) => measure === 'width' && cm <= LEAF_CM)
  return isLeaf ? [{ help: 'take-leaf-off', cm: LEAF_CM }, ...larger] : larger
}

/** The least whole number of centimeters that suffices, by halving: what passes a passage passes every larger one. */
function leastGrowth(suffices: (cm: number) => boolean, valueCm: number): number | null {
  let [below, enough] = [0, Math.min(MOST_LARGER_CM, PASSAGE_CM.most - valueCm)]
  if (enough <= 0 || !suffices(enough)) return null
  while (enough - below > 1) {
    const middle = Math.floor((below + enough) / 2)
    if (suffices(middle)) enough = middle
    else below = middle
  }
  return enough
}

type Growable = [measure: MeasureName, valueCm: number, grown: (cm: number) => Passage]

function growable(passage: Passage): Growable[] {
  switch (passage.kind) {
    case 'door':
      return [
        ...known('width', passage.widthCm, (widthCm) => ({ ...passage, widthCm })),
        ...known('height', passage.heightCm, (heightCm) => ({ ...passage, heightCm })),
        ...known('room-before', passage.roomBeforeCm, (roomBeforeCm) => ({ ...passage, roomBeforeCm })),
        ...known('ceiling-before', passage.ceilingBeforeCm, (ceilingBeforeCm) => ({ ...passage, ceilingBeforeCm })),
      ]
    case 'corridor':
      return [
        ...known('width', passage.widthCm, (widthCm) => ({ ...passage, widthCm })),
        ...known('height', passage.heightCm, (heightCm) => ({ ...passage, heightCm })),
        ...known('after-corner', passage.afterCornerCm, (afterCornerCm) => ({ ...passage, afterCornerCm })),
      ]
    case 'stairs': {
      const { landing } = passage
      return [
        ...known('width', passage.widthCm, (widthCm) => ({ ...passage, widthCm })),
        ...known('headroom', passage.headroomCm, (headroomCm) => ({ ...passage, headroomCm })),
        ...(landing
          ? [
              ...known('landing-depth', landing.depthCm, (depthCm) => ({
                ...passage,
                landing: { ...landing, depthCm },
              })),
              ...known('landing-width', landing.widthCm, (widthCm) => ({
                ...passage,
                landing: { ...landing, widthCm },
              })),
            ]
          : []),
      ]
    }
    case 'lift':
      return [
        ...known('door-width', passage.doorWidthCm, (doorWidthCm) => ({ ...passage, doorWidthCm })),
        ...known('door-height', passage.doorHeightCm, (doorHeightCm) => ({ ...passage, doorHeightCm })),
        ...known('width', passage.widthCm, (widthCm) => ({ ...passage, widthCm })),
        ...known('depth', passage.depthCm, (depthCm) => ({ ...passage, depthCm })),
        ...known('height', passage.heightCm, (heightCm) => ({ ...passage, heightCm })),
        ...known('room-before', passage.roomBeforeCm, (roomBeforeCm) => ({ ...passage, roomBeforeCm })),
      ]
  }
}

function known(measure: MeasureName, valueCm: number | null, grown: (cm: number) => Passage): Growable[] {
  return valueCm === null ? [] : [[measure, valueCm, grown]]
}
