import type { PassageAnswer } from '#domain/passages/answer.ts'
import type { Help, MeasureName } from '#domain/passages/helps.ts'
import { drawingOf, fitsWithoutHands } from '#domain/passages/drawing.ts'
import { uprightOver } from '#domain/passages/measured.ts'
import { bareSize, type Box, HANDS_CM, type Movement, type Passage, type Piece } from '#domain/passages/passage.ts'
import type { AccessField } from '#domain/passages/typed-access.ts'
import type { LengthUnit } from '#domain/catalog/length-units.ts'
import { lengthText } from './length-text.ts'
import type { Text } from '../../messages/text.ts'

export function sidesText(
  text: Text,
  unit: LengthUnit,
  piece: Pick<Piece, 'lengthCm' | 'widthCm' | 'heightCm'>,
): string {
  return text('passages.sides', {
    length: lengthText(text, unit, piece.lengthCm),
    width: lengthText(text, unit, piece.widthCm),
    height: lengthText(text, unit, piece.heightCm),
  })
}

/**
 * Says how a package gets through a passage, or why not: a sentence or two.
 *
 * @param isUnsure  whether the answer as a whole is unsure, so that only the turn on a landing can stop the package
 */
export function howTexts(
  text: Text,
  unit: LengthUnit,
  { piece, passage, answer, isUnsure }: { piece: Piece; passage: Passage; answer: PassageAnswer; isUnsure: boolean },
): string[] {
  if (answer.way === 'no') {
    return isUnsure ? unsureTexts(text, unit, piece, passage) : [stuckText(text, unit, piece, passage, answer)]
  }
  const how = text('passages.how', {
    position: text(`passages.position.${positionOf(piece, answer.movement.box)}`),
    motion: motionText(text, unit, answer.movement, drawingOf(piece, answer.movement, passage).liftedEndCm),
  })
  return [how, ...(answer.way === 'tilted' ? overTexts(text, unit, piece, passage) : [])]
}

function motionText(text: Text, unit: LengthUnit, { motion, angleDegrees }: Movement, liftedEndCm: number): string {
  const measure = lengthText(text, unit, liftedEndCm)
  switch (motion) {
    case 'straight':
      return liftedEndCm > 0 ? text('passages.motion.carried', { measure }) : text('passages.motion.straight')
    case 'slanted':
    case 'rolled':
      return text(`passages.motion.${motion}`, { degrees: Math.round(angleDegrees) })
    case 'leaning':
    case 'leaning-turn':
      return text(`passages.motion.${motion}`, { measure })
    default:
      return text(`passages.motion.${motion}`)
  }
}

type Stuck = PassageAnswer & { way: 'no' }

function stuckText(text: Text, unit: LengthUnit, piece: Piece, passage: Passage, answer: Stuck): string {
  switch (answer.reason) {
    case 'size':
      return tightText(text, unit, piece, passage) ?? text('passages.stuck')
    case 'weight':
      return text('passages.too-heavy', { kg: Math.ceil(answer.overloadKg) })
    case 'weight-unknown':
      return text('passages.weight-unknown')
  }
}

function unsureTexts(text: Text, unit: LengthUnit, piece: Piece, passage: Passage): string[] {
  return [text('passages.turn-unsure'), tightText(text, unit, piece, passage)].filter((said) => said !== undefined)
}

/** Says that only hands have no room; undefined if the piece alone is too large as well. */
function tightText(text: Text, unit: LengthUnit, piece: Piece, passage: Passage): string | undefined {
  if (!fitsWithoutHands(piece, passage)) return undefined
  return text('passages.tight', { measure: lengthText(text, unit, HANDS_CM) })
}

function positionOf(piece: Piece, { up }: Box): 'upright' | 'flat' | 'end' | 'side' {
  if (up === 'height') return 'upright'
  const sides = [piece.lengthCm, piece.widthCm, piece.heightCm]
  const size = bareSize(piece, up)
  if (size === Math.min(...sides)) return 'flat'
  return size === Math.max(...sides) ? 'end' : 'side'
}

function overTexts(text: Text, unit: LengthUnit, piece: Piece, passage: Passage): string[] {
  if (passage.kind === 'stairs') return []
  const { highCm, wideCm } = uprightOver(piece, passage)
  return [
    ...(highCm > 0 ? [text('passages.upright-high', { measure: lengthText(text, unit, highCm) })] : []),
    ...(wideCm > 0 ? [text('passages.upright-wide', { measure: lengthText(text, unit, wideCm) })] : []),
  ]
}

export function helpText(text: Text, unit: LengthUnit, help: Help, passages: readonly Passage[]): string {
  switch (help.help) {
    case 'larger':
      return text('passages.help.larger', {
        field: fieldText(text, passages[help.passage]?.kind ?? 'door', help.measure),
        measure: lengthText(text, unit, help.cm),
      })
    case 'take-leaf-off':
      return text('passages.help.take-leaf-off', { measure: lengthText(text, unit, help.cm) })
    case 'stronger-lift':
      return text('passages.help.stronger-lift', { kg: Math.ceil(help.kg) })
    case 'weigh-it':
      return text('passages.help.weigh-it')
  }
}

/** The name of a measure, as the form calls it. */
export function fieldText(text: Text, kind: Passage['kind'], measure: MeasureName): string {
  return text(`passages.field.${fieldOf(kind, measure)}`)
}

/** The field in which a measure of a passage is typed. */
function fieldOf(kind: Passage['kind'], measure: MeasureName): AccessField {
  switch (measure) {
    case 'room-before':
      return kind === 'lift' ? 'lift-room' : 'room-before'
    case 'ceiling-before':
      return 'room-ceiling'
    case 'after-corner':
      return 'corridor-after'
    case 'headroom':
      return 'stairs-headroom'
    case 'landing-depth':
    case 'landing-width':
      return measure
    case 'door-width':
    case 'door-height':
      return `lift-${measure}`
    case 'depth':
      return 'lift-depth'
    case 'width':
      return `${kind}-width`
    case 'height':
      return kind === 'stairs' ? 'stairs-headroom' : `${kind}-height`
  }
}

export function handsText(text: Text, unit: LengthUnit): string {
  return text('passages.hands', { measure: lengthText(text, unit, HANDS_CM) })
}
