import { latenessNames, lateness, type Lateness } from '#domain/insights/lateness.ts'
import { sumOf } from '#domain/sum.ts'
import { both, figure, pairRows, percentOf, readBoth, recordsIn, text, type ReadInsight } from './insight.ts'
import { keptPromises } from './promise-queries.ts'

type Kept = { of: number; kept: number } & Record<Lateness, number>
const none: Kept = { of: 0, kept: 0, one: 0, few: 0, more: 0 }

/** Whether deliveries came on the promised day, by zone. */
export const promiseKept: ReadInsight = async (asked) => {
  const [now, before] = await readBoth(asked, keptPromises)
  const [all, allBefore] = [sumUp(now), sumUp(before)]
  const rows = pairRows(now, before, ({ zoneId }) => String(zoneId))
  const { from, until } = asked.period
  return {
    figures: [
      figure('Promise kept', 'percent', [shareOf(all), shareOf(allBefore)]),
      figure('Deliveries', 'count', [all.of, allBefore.of]),
      ...latenessNames.map((name) => figure(lateness[name].label, 'count', [all[name], allBefore[name]], true)),
    ],
    chart: {
      title: 'Late deliveries',
      unit: 'count',
      bars: latenessNames.map((name) => ({ label: lateness[name].label, value: all[name], before: allBefore[name] })),
    },
    columns: [
      text('Zone'),
      ...both('Deliveries', 'count'),
      ...both('Promise kept', 'percent'),
      ...latenessNames.map((name) => ({ title: lateness[name].label, unit: 'count' as const })),
    ],
    rows: rows.map((row) => {
      const { zoneId, zone } = (row.now ?? row.before)!
      const [of, ofBefore] = [row.now ?? none, row.before ?? none]
      return {
        cells: [
          zone ?? 'By arrangement',
          of.of,
          ofBefore.of,
          shareOf(of),
          shareOf(ofBefore),
          ...latenessNames.map((name) => of[name]),
        ],
        records: recordsIn('deliveries', {
          late: 'any',
          arrivedFrom: from,
          arrivedUntil: until,
          zone: zoneId ?? 'none',
        }),
      }
    }),
    notes: [
      'Home deliveries by the day on which they were handed over. The promise is the day that the buyer chose last; without a choice, the last day named at checkout. Another day that staff plan does not change it, nor does one that the buyer chose after a delivery failed.',
      'Parts of a split order are measured by the day for which they were planned last. Pickups and deliveries without a promised day are left out. The link shows the late ones.',
    ],
  }
}

/** Adds up the deliveries of all zones. */
export function sumUp(zones: readonly Kept[]): Kept {
  const of = (name: keyof Kept) => sumOf(zones, (zone) => zone[name])
  return { of: of('of'), kept: of('kept'), one: of('one'), few: of('few'), more: of('more') }
}

function shareOf({ kept, of }: Kept): number | null {
  return percentOf(kept, of)
}
