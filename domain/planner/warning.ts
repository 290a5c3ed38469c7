import type { Polygon, Segment } from './geometry.ts'
import { nameOfThing, type Thing } from './solids.ts'

/** Free floor between two things: how much there is, how much it should be, and the line to draw, in millimeters. */
type Gap = { between: readonly [Thing, Thing]; gapMm: number; neededMm: number; line: Segment }

/**
 * What is wrong, with its figures:
 * - `outside-room`, `in-pillar`, `overlap`: two things in one place; `depthMm` is the shortest way out.
 * - `too-high`: higher than the ceiling.
 * - `door-strikes`: a door opens less than 90 degrees.
 * - `doorway-blocked`: nobody gets through a door.
 * - `front-blocked`: doors or drawers of a piece cannot open.
 * - `narrow-way`: less than 60 cm where a person passes; `behind` lists the pieces that nobody else reaches.
 * - `behind-chair`: less than 75 cm behind a chair at a table or behind the chairs of a set, or from the table of a set.
 * - `before-seat`: less than 60 cm between the front of a sofa or an armchair and a wall.
 * - `unreachable`: nobody gets to a piece, not even through a narrow gap.
 * - `before-window`: higher than the sill of the window behind it.
 */
type WarningFacts =
  | { kind: 'outside-room' }
  | { kind: 'too-high'; overMm: number }
  | { kind: 'in-pillar'; pillar: string; depthMm: number }
  | { kind: 'overlap'; depthMm: number }
  | { kind: 'door-strikes'; door: string; by: Thing; opensDegrees: number }
  | { kind: 'doorway-blocked'; door: string }
  | ({ kind: 'front-blocked' } & Gap)
  | ({ kind: 'narrow-way'; behind: readonly string[] } & Gap)
  | ({ kind: 'behind-chair'; from: 'chair' | 'chairs' | 'table' } & Gap)
  | ({ kind: 'before-seat' } & Gap)
  | { kind: 'unreachable' }
  | { kind: 'before-window'; window: string; overMm: number }

export type Warning = {
  /** The same for the same things as long as the fault lasts, wherever they move. */
  id: string
  /** The pieces that a shopper can move to mend it. */
  pieces: readonly string[]
  /** The floor to fill in the drawing; fewer than three corners where only the line of a gap can be drawn. */
  shape: Polygon
} & WarningFacts

/** `danger`: it cannot be so. `caution`: people will mind. `hint`: worth a thought. */
type Severity = 'danger' | 'caution' | 'hint'

export const severityOf: Readonly<Record<Warning['kind'], Severity>> = {
  'outside-room': 'danger',
  'too-high': 'danger',
  'in-pillar': 'danger',
  overlap: 'danger',
  'door-strikes': 'danger',
  'doorway-blocked': 'danger',
  'front-blocked': 'danger',
  unreachable: 'danger',
  'narrow-way': 'caution',
  'behind-chair': 'caution',
  'before-seat': 'caution',
  'before-window': 'hint',
}

export function warningId(kind: Warning['kind'], names: readonly string[]): string {
  return [kind, ...names].join(':')
}

/** The id of a warning about a gap: the same from either side. */
export function gapId(kind: Warning['kind'], between: Gap['between']): string {
  return warningId(kind, between.map(nameOfThing).toSorted())
}
