import type { CalendarYears } from './bikram-sambat.ts'

let added: CalendarYears = []

/** The years that staff have added to bikram-sambat-years.ts or corrected, for texts in Nepali. */
export function addedYears(): CalendarYears {
  return added
}

/** Makes them known to this process or page: API and worker read the table, pages the shop's settings. */
export function setAddedYears(years: CalendarYears): void {
  added = years
}
