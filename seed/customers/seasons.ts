import { weekdayOf } from '#domain/calendar/bikram-sambat.ts'
import { daysSince, isFestival } from './festivals.ts'

/** From its first day to its last, both as month and day. */
type Season = { from: string; to: string; factor: number }

/** Months of Nepal's calendar begin within a day or two of these. */
const seasons: readonly Season[] = [
  // Baisakh: weddings.
  { from: '04-14', to: '05-14', factor: 1.4 },
  // Asar to Bhadra: the monsoon. Roads close, and few people marry or move.
  { from: '06-15', to: '09-16', factor: 0.5 },
  // Mangsir: weddings.
  { from: '11-16', to: '12-15', factor: 1.4 },
  // Poush: nobody marries.
  { from: '12-16', to: '12-31', factor: 0.8 },
  { from: '01-01', to: '01-13', factor: 0.8 },
  // Magh and Falgun: weddings.
  { from: '01-14', to: '03-13', factor: 1.4 },
]

/** From Sunday; people have time on Saturday, the weekly holiday. */
const weekdays = [1.1, 1, 0.95, 0.95, 1, 1.15, 1.5]

/** Returns how busy the shop is on a day, compared to a usual one. */
export function busyness(day: string): number {
  return (weekdays[weekdayOf(day)] ?? 1) * ofFestivals(day) * ofSeason(day)
}

/** The weeks before a festival are the busiest, its own days the quietest. */
function ofFestivals(day: string): number {
  if (isFestival(day)) return 0.25
  const [dashain, tihar] = [daysSince('dashain', day), daysSince('tihar', day)]
  if (dashain >= -28 && dashain < 0) return 2.6
  return dashain > 0 && tihar < 0 ? 2 : 1
}

function ofSeason(day: string): number {
  // The rush before an early Dashain begins in the monsoon.
  const dashain = daysSince('dashain', day)
  if (dashain >= -28 && dashain <= 0) return 1
  const date = day.slice(5)
  return seasons.find(({ from, to }) => date >= from && date <= to)?.factor ?? 1
}

/** Whether homes are set up now for people who marry. */
export function isWeddingSeason(day: string): boolean {
  return ofSeason(day) > 1
}

/** Whether nights are cold: from Kartik to Falgun. */
export function isCold(day: string): boolean {
  const month = Number(day.slice(5, 7))
  return month >= 11 || month <= 2
}
