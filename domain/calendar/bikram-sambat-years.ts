import type { CalendarYears } from './bikram-sambat.ts'

/**
 * The Bikram Sambat years that the shop starts with; on these, three published tables agree day by day. A migration puts
 * them into the table `calendar_years`, which staff extend. A year added here needs a migration that adds it there.
 */
export const bikramSambatYears = [
  { year: 2070, startsOn: '2013-04-14', daysInMonth: [31, 31, 31, 32, 31, 31, 29, 30, 30, 29, 30, 30] },
  { year: 2071, startsOn: '2014-04-14', daysInMonth: [31, 31, 32, 31, 31, 31, 30, 29, 30, 29, 30, 30] },
  { year: 2072, startsOn: '2015-04-14', daysInMonth: [31, 32, 31, 32, 31, 30, 30, 29, 30, 29, 30, 30] },
  { year: 2073, startsOn: '2016-04-13', daysInMonth: [31, 32, 31, 32, 31, 30, 30, 30, 29, 29, 30, 31] },
  { year: 2074, startsOn: '2017-04-14', daysInMonth: [31, 31, 31, 32, 31, 31, 30, 29, 30, 29, 30, 30] },
  { year: 2075, startsOn: '2018-04-14', daysInMonth: [31, 31, 32, 31, 31, 31, 30, 29, 30, 29, 30, 30] },
  { year: 2076, startsOn: '2019-04-14', daysInMonth: [31, 32, 31, 32, 31, 30, 30, 30, 29, 29, 30, 30] },
  { year: 2077, startsOn: '2020-04-13', daysInMonth: [31, 32, 31, 32, 31, 30, 30, 30, 29, 30, 29, 31] },
  { year: 2078, startsOn: '2021-04-14', daysInMonth: [31, 31, 31, 32, 31, 31, 30, 29, 30, 29, 30, 30] },
  { year: 2079, startsOn: '2022-04-14', daysInMonth: [31, 31, 32, 31, 31, 31, 30, 29, 30, 29, 30, 30] },
  { year: 2080, startsOn: '2023-04-14', daysInMonth: [31, 32, 31, 32, 31, 30, 30, 30, 29, 29, 30, 30] },
  { year: 2081, startsOn: '2024-04-13', daysInMonth: [31, 32, 31, 32, 31, 30, 30, 30, 29, 30, 29, 31] },
  { year: 2082, startsOn: '2025-04-14', daysInMonth: [31, 31, 32, 31, 31, 31, 30, 29, 30, 29, 30, 30] },
  { year: 2083, startsOn: '2026-04-14', daysInMonth: [31, 31, 32, 31, 31, 31, 30, 29, 30, 29, 30, 30] },
] as const satisfies CalendarYears
