import { insightNames } from '#domain/insights/insight-names.ts'
import { tableFormats } from '#domain/imports/table-files.ts'
import { Day } from '#contract/common.ts'
import { z } from 'zod'

/** What a number counts: whole rupees, records, percent of something, or minutes. */
const insightUnits = ['money', 'count', 'percent', 'minutes'] as const
const Unit = z.enum(insightUnits)
export type InsightUnit = z.infer<typeof Unit>

export const InsightParams = z.strictObject({ insight: z.enum(insightNames) })

const asked = {
  /** So many days ending today, unless `from` and `until` name others. */
  days: z.enum(['7', '30', '90', '365']).default('30').transform(Number),
  /** Days in Nepal, both included. */
  from: Day.optional(),
  until: Day.optional(),
}

export const InsightQuery = z.strictObject(asked)
export type InsightQuery = z.output<typeof InsightQuery>

export const InsightFileQuery = z.strictObject({ ...asked, format: z.enum(tableFormats).default('csv') })

const Period = z.object({ from: z.iso.date(), until: z.iso.date() })
/** Null where nothing can be said: a share of nothing, or a time that is not over yet. */
const Figure = z.number().nullable()

/** One question with its answer for a period, and for as many days before it. */
export const Insight = z.object({
  period: Period,
  before: Period,
  figures: z.array(
    z.object({
      label: z.string(),
      unit: Unit,
      value: Figure,
      before: Figure,
      /** Whether less is better, as with times and returns. */
      isBetterLower: z.boolean(),
    }),
  ),
  /** Null where a chart says nothing. */
  chart: z
    .object({
      title: z.string(),
      unit: Unit,
      bars: z.array(z.object({ label: z.string(), value: z.number(), before: z.number().nullable() })),
    })
    .nullable(),
  /** A column without a unit is text. */
  columns: z.array(z.object({ title: z.string(), unit: Unit.nullable() })),
  rows: z.array(
    z.object({
      cells: z.array(z.union([z.string(), z.number(), z.null()])),
      /** The list with the records behind the row, and its filters, or one record; null where no list can show them. */
      records: z
        .object({
          list: z.string(),
          id: z.int().nullable(),
          filter: z.record(z.string(), z.union([z.string(), z.int(), z.array(z.string())])),
        })
        .nullable(),
    }),
  ),
  /** What the figures count and leave out. */
  notes: z.array(z.string()),
})
export type Insight = z.infer<typeof Insight>
