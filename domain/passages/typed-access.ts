import { latinDigits } from '../text.ts'
import type { Access } from './answer.ts'
import { LIFT_KG } from './limits.ts'
import { PASSAGE_CM, type ReadMeasure } from './measure-input.ts'
import type { Landing, Passage, Stairs } from './passage.ts'
import { slopeOfSteps } from './stairs.ts'
import type { LengthUnit } from '../catalog/length-units.ts'
import { readLength, type TypedLength } from './typed-length.ts'

/** Parts of the way that a home may lack; every home has a door. `room`: what is before that door. */
export const extraParts = ['room', 'stairs', 'corridor', 'lift'] as const
export type ExtraPart = (typeof extraParts)[number]

export const turns = ['none', 'quarter', 'half'] as const
type Turn = (typeof turns)[number]

type FieldRule = {
  part: 'door' | ExtraPart | 'landing'
  isRequired: boolean
  /** Centimeters. */
  bounds?: { least: number; most: number }
  /** A higher step is harder. */
  rounded?: 'up'
  /** A height that few people know, as most homes have it. */
  usualCm?: number
}

const needed = (part: FieldRule['part']): FieldRule => ({ part, isRequired: true })
const optional = (part: FieldRule['part']): FieldRule => ({ part, isRequired: false })

/** Steps within these bounds have a slope from 12 to 60 degrees. */
const RISER_CM = { least: 10, most: 30 }
const TREAD_CM = { least: 18, most: 45 }

/** A larger figure is one in millimeters: `860` for a door of 86 cm. */
const DOOR_CM = { least: 20, most: 400 }
const door = (part: FieldRule['part']): FieldRule => ({ ...needed(part), bounds: DOOR_CM })

const USUAL_DOOR_CM = 200
const USUAL_CEILING_CM = 240

/** The lengths that a form asks for, in its order. */
const rules = {
  'door-width': door('door'),
  'door-height': { ...door('door'), usualCm: USUAL_DOOR_CM },
  'room-before': needed('room'),
  'room-ceiling': { ...optional('room'), usualCm: USUAL_CEILING_CM },
  'stairs-width': needed('stairs'),
  'stairs-headroom': { ...needed('stairs'), usualCm: 200 },
  'stairs-riser': { ...optional('stairs'), bounds: RISER_CM, rounded: 'up' },
  'stairs-tread': { ...optional('stairs'), bounds: TREAD_CM },
  'landing-depth': needed('landing'),
  'landing-width': needed('landing'),
  'corridor-width': needed('corridor'),
  'corridor-height': { ...needed('corridor'), usualCm: USUAL_CEILING_CM },
  'corridor-after': optional('corridor'),
  'lift-door-width': door('lift'),
  'lift-door-height': { ...door('lift'), usualCm: USUAL_DOOR_CM },
  'lift-width': needed('lift'),
  'lift-depth': needed('lift'),
  'lift-height': { ...needed('lift'), usualCm: 210 },
  'lift-room': optional('lift'),
} as const satisfies Record<string, FieldRule>

export type LengthField = keyof typeof rules
export const lengthFields = Object.keys(rules) as LengthField[]
export type AccessField = LengthField | 'lift-kg'

/** The way into a home as a person has typed it. */
export type TypedAccess = {
  /** The unit that is shown; each length keeps the one in which it was typed. */
  unit: LengthUnit
  lengths: Partial<Record<LengthField, TypedLength>>
  has: Record<ExtraPart, boolean>
  turn: Turn
  liftKg: string
  /** Whether a height that is blank counts as the usual one. */
  hasUsualHeights: boolean
}

export const noAccess: TypedAccess = {
  unit: 'cm',
  lengths: {},
  has: { room: false, stairs: false, corridor: false, lift: false },
  turn: 'none',
  liftKg: '',
  hasUsualHeights: false,
}

/** `pair`: only one of a step's two lengths is given. */
export type AccessProblem = Extract<ReadMeasure, { problem: string }>['problem'] | 'pair'
export type AccessProblems = Partial<Record<AccessField, AccessProblem>>

/** Bounds of a field in centimeters; of `lift-kg` in kilograms. */
export function boundsOf(field: AccessField): { least: number; most: number } {
  return field === 'lift-kg' ? LIFT_KG : (ruleOf(field).bounds ?? PASSAGE_CM)
}

export function isRequired(field: AccessField): boolean {
  return field !== 'lift-kg' && ruleOf(field).isRequired
}

function ruleOf(field: LengthField): FieldRule {
  return rules[field]
}

/** Centimeters of a height as most homes have it; undefined for what people measure. */
export function usualCmOf(field: AccessField): number | undefined {
  return field === 'lift-kg' ? undefined : ruleOf(field).usualCm
}

/** Blank fields that count as the usual height, in the form's order. */
export function usualFields(typed: TypedAccess): LengthField[] {
  const measured = { ...typed, hasUsualHeights: false }
  const isAssumed = (field: LengthField) => 'problem' in readField(measured, field) && 'cm' in readField(typed, field)
  return lengthFields.filter((field) => fieldsOf(typed).includes(field) && isAssumed(field))
}

/** Fields of the parts that the way has, in the form's order. */
export function fieldsOf({ has, turn }: TypedAccess): AccessField[] {
  const isShown = (field: LengthField) => {
    const { part } = ruleOf(field)
    if (part === 'door') return true
    return part === 'landing' ? has.stairs && turn !== 'none' : has[part]
  }
  return [...lengthFields.filter(isShown), ...(has.lift ? (['lift-kg'] as const) : [])]
}

/** Reads all fields of the parts that the way has. With a lift, the stairs are those beside it. */
export function readAccess(typed: TypedAccess): { access: Access } | { problems: AccessProblems } {
  const { values, problems } = readFields(typed)
  if (Object.keys(problems).length > 0) return { problems }
  const given = (field: AccessField) => values[field] ?? 0
  const orNull = (field: AccessField) => values[field] ?? null
  const { has, turn } = typed

  const landing: Landing | null =
    turn === 'none' ? null : { turn, depthCm: given('landing-depth'), widthCm: given('landing-width') }
  const stairs: Stairs = {
    kind: 'stairs',
    widthCm: given('stairs-width'),
    headroomCm: given('stairs-headroom'),
    slopeDegrees: values['stairs-riser'] ? slopeOfSteps(values['stairs-riser'], given('stairs-tread')) : null,
    landing,
  }
  const passages: Passage[] = [
    {
      kind: 'door',
      widthCm: given('door-width'),
      heightCm: given('door-height'),
      roomBeforeCm: orNull('room-before'),
      ceilingBeforeCm: orNull('room-ceiling'),
    },
  ]
  if (has.stairs && !has.lift) passages.push(stairs)
  if (has.corridor) {
    passages.push({
      kind: 'corridor',
      widthCm: given('corridor-width'),
      heightCm: given('corridor-height'),
      afterCornerCm: orNull('corridor-after'),
    })
  }
  if (has.lift) {
    passages.push({
      kind: 'lift',
      doorWidthCm: given('lift-door-width'),
      doorHeightCm: given('lift-door-height'),
      widthCm: given('lift-width'),
      depthCm: given('lift-depth'),
      heightCm: given('lift-height'),
      maxKg: orNull('lift-kg'),
      roomBeforeCm: orNull('lift-room'),
    })
  }
  return { access: { passages, stairsBesideLift: has.lift && has.stairs ? stairs : null } }
}

/** Centimeters of each field that can be read, with the usual heights that count; of `lift-kg` kilograms. */
export function readValues(typed: TypedAccess): Partial<Record<AccessField, number>> {
  return readFields(typed).values
}

function readFields(typed: TypedAccess) {
  const values: Partial<Record<AccessField, number>> = {}
  const problems: AccessProblems = {}
  for (const field of fieldsOf(typed)) {
    const read = readField(typed, field)
    if (!('problem' in read)) values[field] = read.cm
    else if (read.problem !== 'empty' || isRequired(field)) problems[field] = read.problem
  }
  const { 'stairs-riser': riser, 'stairs-tread': tread } = values
  if (riser !== undefined && tread === undefined) problems['stairs-tread'] ??= 'pair'
  if (tread !== undefined && riser === undefined) problems['stairs-riser'] ??= 'pair'
  return { values, problems }
}

/** `cm` of `lift-kg` is kilograms. */
function readField({ lengths, liftKg, hasUsualHeights }: TypedAccess, field: AccessField): ReadMeasure {
  if (field === 'lift-kg') return readKg(liftKg)
  const { rounded = 'down', usualCm } = ruleOf(field)
  const read = readLength(lengths[field], boundsOf(field), rounded)
  const isUsual = hasUsualHeights && usualCm !== undefined && 'problem' in read && read.problem === 'empty'
  return isUsual ? { cm: usualCm } : read
}

function readKg(text: string): ReadMeasure {
  const tidy = latinDigits(text).trim()
  if (tidy === '') return { problem: 'empty' }
  const [, number] = /^(\d{1,6}) ?(?:kg|केजी)?$/i.exec(tidy) ?? []
  if (number === undefined) return { problem: 'unclear' }
  const kg = Number(number)
  if (kg < LIFT_KG.least) return { problem: 'too-small' }
  return kg > LIFT_KG.most ? { problem: 'too-large' } : { cm: kg }
}
