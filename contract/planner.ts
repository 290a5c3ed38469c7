import { doorOpens, pieceKinds, type Plan as DomainPlan, PLAN_VERSION } from '#domain/planner/plan.ts'
import { MAX_PLAN_TEXT } from '#domain/planner/read-plan.ts'
import { z } from 'zod'
import { reply } from './common.ts'

/**
 * A plan as `writePlan` writes it. Rules: domain/planner/read-plan.ts. Above the limit there, so that its message is the
 * one shown.
 */
export const PlanText = z.string().max(2 * MAX_PLAN_TEXT)

const inWall = { id: z.string(), wall: z.int(), offset: z.int(), width: z.int(), height: z.int() }

const piece = {
  id: z.string(),
  name: z.string(),
  kind: z.enum(pieceKinds),
  width: z.int(),
  depth: z.int(),
  height: z.int(),
  x: z.int(),
  y: z.int(),
  turn: z.int(),
}

/** A plan that a shopper sent. Whole millimeters and degrees; domain/planner/plan.ts describes each field. */
export const Plan: z.ZodType<DomainPlan, DomainPlan> = z.object({
  version: z.literal(PLAN_VERSION),
  name: z.string(),
  room: z.object({ corners: z.array(z.object({ x: z.int(), y: z.int() })), height: z.int() }),
  openings: z.array(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('door'), ...inWall, opens: z.enum(doorOpens), hinge: z.enum(['start', 'end']) }),
      z.object({ kind: z.literal('window'), ...inWall, sill: z.int() }),
    ]),
  ),
  pillars: z.array(z.object({ id: z.string(), x: z.int(), y: z.int(), width: z.int(), depth: z.int() })),
  pieces: z.array(
    z.discriminatedUnion('own', [
      z.object({
        own: z.literal(false),
        ...piece,
        productId: z.string(),
        variantId: z.string(),
        table: z.object({ width: z.int(), depth: z.int() }).exactOptional(),
      }),
      z.object({ own: z.literal(true), ...piece }),
    ]),
  ),
})

export const RoomPlanParams = z.strictObject({ id: z.uuid() })

const version = z.string().max(64)

/**
 * `version` is the one that the change rests on; null for a plan that is not in the account yet.
 */
export const RoomPlanBody = z.strictObject({ plan: PlanText, version: version.nullable() })

/** A plan as lists show it. Lengths are whole millimeters, of the rectangle around the room. */
export const RoomPlanSummary = z.object({
  _id: z.string(),
  /** '' for none. */
  name: z.string(),
  pieces: z.int(),
  width: z.int(),
  depth: z.int(),
  version,
  changedAt: z.iso.datetime(),
})
export type RoomPlanSummary = z.infer<typeof RoomPlanSummary>

/** Most recently changed first. */
export const RoomPlansReply = reply({ data: z.array(RoomPlanSummary) })
export type RoomPlansReply = z.infer<typeof RoomPlansReply>

/** A plan with all of its room. With error code `stale`, `current` is the newest one. */
export const RoomPlan = z.object({ _id: z.string(), plan: Plan, version, changedAt: z.iso.datetime() })
export type RoomPlan = z.infer<typeof RoomPlan>

export const RoomPlanReply = reply({ data: RoomPlan })
export type RoomPlanReply = z.infer<typeof RoomPlanReply>

export const KeptRoomPlanReply = reply({ data: RoomPlan.omit({ plan: true }) })
export type KeptRoomPlanReply = z.infer<typeof KeptRoomPlanReply>

/** A plan in the export of an account. */
export const ExportedRoomPlan = RoomPlan.pick({ plan: true, changedAt: true }).extend({ createdAt: z.iso.datetime() })
