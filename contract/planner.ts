import { doorOpens, pieceKinds, type Plan as DomainPlan, PLAN_VERSION } from '#domain/planner/plan.ts'
import { MAX_PLAN_TEXT } from '#domain/planner/read-plan.ts'
import { z } from 'zod'

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
      z.object({ own: z.literal(false), ...piece, productId: z.string(), variantId: z.string() }),
      z.object({ own: z.literal(true), ...piece }),
    ]),
  ),
})
