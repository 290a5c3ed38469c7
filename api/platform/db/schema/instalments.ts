import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { feeBearers, planKinds, rateKinds } from '#domain/instalments/instalment-plan.ts'
import type { Instalments } from '#domain/instalments/instalments.ts'
import { bankNews, openRequestStates, requestStates } from '#domain/instalments/request-states.ts'
import type { Translations } from '#domain/language/languages.ts'
import { instant, translations } from './columns.ts'
import { orders } from './orders.ts'

const percent = () => numeric({ precision: 5, scale: 2, mode: 'number' }).notNull().default(0)

const openStates = openRequestStates.map((state) => `'${state}'`).join(', ')

/** Plans by which banks let buyers pay in instalments (domain/instalments/instalment-plan.ts). */
export const instalmentPlans = pgTable(
  'instalment_plans',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    bank: text().notNull(),
    /** The bank's number for buyers, as dialed; '' for none. */
    phone: text().notNull().default(''),
    kind: text({ enum: planKinds }).notNull(),
    months: smallint().notNull(),
    annualRatePercent: percent(),
    rateKind: text({ enum: rateKinds }).notNull().default('reducing'),
    feePercent: percent(),
    /** Whole rupees. */
    feeMinimum: integer().notNull().default(0),
    feeBearer: text({ enum: feeBearers }).notNull().default('buyer'),
    downPaymentPercent: percent(),
    /** Whole rupees of the order; no maximum if null. */
    minimum: integer().notNull().default(0),
    maximum: integer(),
    /** Ids of categories and products that it is for; for everything if both are empty. */
    categoryIds: integer()
      .array()
      .notNull()
      .default(sql`'{}'`),
    productIds: integer()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** First and last day in Nepal; null without a limit. */
    startsOn: date(),
    endsOn: date(),
    isActive: boolean().notNull().default(true),
    /** Conditions that buyers read. */
    note: text().notNull().default(''),
    /** Day on which staff last saw these terms at the bank. */
    termsSeenOn: date().notNull(),
    translations: translations<'bank' | 'note'>(),
  },
  (plan) => [
    check('instalment_plans_bank_not_blank', sql`btrim(${plan.bank}) <> ''`),
    check('instalment_plans_months', sql`${plan.months} between 2 and 60`),
    check(
      'instalment_plans_percents',
      sql`${plan.annualRatePercent} between 0 and 60 and ${plan.feePercent} between 0 and 20
        and ${plan.downPaymentPercent} between 0 and 90`,
    ),
    check(
      'instalment_plans_amounts',
      sql`${plan.feeMinimum} >= 0 and ${plan.minimum} >= 0 and coalesce(${plan.maximum} >= ${plan.minimum}, true)`,
    ),
    check('instalment_plans_days', sql`${plan.endsOn} >= ${plan.startsOn}`),
  ],
)

/** A plan as a buyer asked for it, with its figures: a later change of the plan changes no order. */
export type KeptPlan = Pick<
  typeof instalmentPlans.$inferSelect,
  | 'bank'
  | 'phone'
  | 'kind'
  | 'months'
  | 'annualRatePercent'
  | 'rateKind'
  | 'feePercent'
  | 'feeMinimum'
  | 'feeBearer'
  | 'downPaymentPercent'
  | 'note'
  | 'termsSeenOn'
> & { planId: number; translations: Translations<'bank' | 'note'>; figures: Instalments }

/** Wishes to pay an order in instalments: no payment, but work for the staff. order_events have the history. */
export const instalmentRequests = pgTable(
  'instalment_requests',
  {
    orderId: uuid()
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    plan: jsonb().$type<KeptPlan>().notNull(),
    state: text({ enum: requestStates }).notNull().default('asked'),
    askedAt: instant().notNull(),
    changedAt: instant().notNull(),
    /** What staff have yet to tell the bank; null for nothing. */
    tellBank: text({ enum: bankNews }),
  },
  (request) => [
    index('instalment_requests_open')
      .on(request.orderId)
      .where(sql`state in (${sql.raw(openStates)})`),
    index('instalment_requests_to_tell')
      .on(request.orderId)
      .where(sql`tell_bank is not null`),
  ],
)
