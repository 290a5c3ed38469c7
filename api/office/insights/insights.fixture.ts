import type { Insight } from '#contract/admin/insights.ts'
import type { InsightName } from '#domain/insights/insight-names.ts'
import type { givenStaff } from '../staff/staff.fixture.ts'

type Staff = Awaited<ReturnType<typeof givenStaff>>

/** Reads an insight of a week, 10 to 16 May 2026; the week before it is 3 to 9 May. */
export async function insightOfWeek(staff: Staff, name: InsightName): Promise<Insight> {
  const answer = await staff.call('GET', `/insights/${name}?from=2026-05-10&until=2026-05-16`)
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json()
}

/** The figures by label: of the period, and of the one before. */
export function figuresOf({ figures }: Insight): Record<string, [number | null, number | null]> {
  return Object.fromEntries(figures.map(({ label, value, before }) => [label, [value, before]]))
}

export function cellsOf({ rows }: Insight): Insight['rows'][number]['cells'][] {
  return rows.map(({ cells }) => cells)
}
