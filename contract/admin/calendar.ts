import { MONTH_DAYS, YEAR_DAYS, yearDays } from '#domain/calendar/bikram-sambat.ts'
import { z } from 'zod'
import { listQuery } from './list.ts'
import { recordOf } from './records.ts'

const MONTHS = 12

/** A year in a URL. The database stores years as small integers. */
export const YearKey = z
  .string()
  .regex(/^[1-9]\d{3}$/, 'Must be a year of four digits')
  .transform(Number)

/** A Bikram Sambat year, as in its published calendar. */
export const CalendarYearDraft = z.object({
  year: z.int().min(2_000).max(2_999),
  /** Weekday of 1 Baisakh; 0 is Sunday. It must follow the last day of the previous year. */
  firstWeekday: z.int().min(0).max(6),
  daysInMonth: z
    .array(z.int().min(MONTH_DAYS.min).max(MONTH_DAYS.max))
    .length(MONTHS)
    .refine((months) => {
      const days = yearDays(months)
      return days >= YEAR_DAYS.min && days <= YEAR_DAYS.max
    }, `Must add up to ${YEAR_DAYS.min} or ${YEAR_DAYS.max} days`),
})
export type CalendarYearDraft = z.output<typeof CalendarYearDraft>

export const CalendarYear = recordOf(z.int(), CalendarYearDraft, {
  startsOn: z.iso.date(),
  endsOn: z.iso.date(),
  /** Whether it is the last year; only that one can be changed. */
  isLast: z.boolean(),
})
export type CalendarYear = z.input<typeof CalendarYear>
export const CalendarYearsQuery = listQuery(['year'], {})
