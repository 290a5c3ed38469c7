import type { InsightUnit } from '#contract/admin/insights.ts'
import { formats, said, t } from '../language/t.ts'
import { changeOf, percentChange, type Change } from '../ui/change-text.tsx'
import { dayMonthText, moneyText } from '../ui/formats.ts'

const DAY = /^\d{4}-\d{2}-\d{2}$/
const HOUR = /^\d{2}:00$/
const HOUR_MINUTES = 60
const DAY_MINUTES = 24 * HOUR_MINUTES
/** Hours say more than days until then. */
const HOURS_UNTIL_MINUTES = 2 * DAY_MINUTES

const texts: Record<InsightUnit, (value: number) => string> = {
  money: moneyText,
  count: (value) => formats.number(Math.round(value)),
  percent: (value) => formats.digits(`${value.toFixed(1)} %`),
  minutes: durationText,
}

/** A figure as people read it: `Nrs. 1,200`, `12.5 %`, `3 h 20 min`; a dash where nothing can be said. */
export function figureText(value: number | null, unit: InsightUnit): string {
  return value === null ? '–' : texts[unit](value)
}

/** What a row or a bar is called in the language of the back office: a day as `3 Nov`. A file keeps the whole day. */
export function nameText(name: string): string {
  if (DAY.test(name)) return dayMonthText(name)
  return HOUR.test(name) ? formats.timeOfDay(name) : formats.place(said(name))
}

/** Returns what names below a heading of the server are called. A product keeps the name that the shop gave it. */
export function namesBelow(heading: string | undefined): (name: string) => string {
  return heading === 'Product' ? (name) => name : nameText
}

/** Minutes in the largest fitting unit: `45 min`, `3 h 20 min`, `2.5 days`. */
function durationText(minutes: number): string {
  if (minutes >= HOURS_UNTIL_MINUTES)
    return t('%{days} days', { days: formats.digits((minutes / DAY_MINUTES).toFixed(1)) })
  const whole = Math.round(minutes)
  if (whole < HOUR_MINUTES) return t('%{minutes} min', { minutes: whole })
  const [hours, rest] = [Math.floor(whole / HOUR_MINUTES), whole % HOUR_MINUTES]
  return rest === 0 ? t('%{hours} h', { hours }) : t('%{hours} h %{minutes} min', { hours, minutes: rest })
}

/** How a figure differs from the one before: percents in points, all others in percent. */
export function changeBetween(value: number | null, before: number | null, unit: InsightUnit): Change | null {
  if (value === null || before === null) return null
  if (unit !== 'percent') return percentChange(value, before, 1)
  const points = Math.round((value - before) * 10) / 10
  return changeOf(points, t('%{points} points', { points: formats.digits(Math.abs(points).toFixed(1)) }))
}
