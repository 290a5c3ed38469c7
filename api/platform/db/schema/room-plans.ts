import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { Plan } from '#domain/planner/plan.ts'
import { users } from './accounts.ts'
import { instant } from './columns.ts'

/** Room plans that members keep in their accounts. */
export const roomPlans = pgTable(
  'room_plans',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Chosen by the member's browser, so that a repeated request is the same plan. Unique within the account only. */
    id: uuid().notNull(),
    plan: jsonb().$type<Plan>().notNull(),
    /** Hash of the plan, which the next change must name. */
    version: text().notNull(),
    createdAt: instant().notNull().defaultNow(),
    changedAt: instant().notNull().defaultNow(),
  },
  (plan) => [
    primaryKey({ columns: [plan.userId, plan.id] }),
    index('room_plans_by_change').on(plan.userId, plan.changedAt.desc()),
  ],
)
