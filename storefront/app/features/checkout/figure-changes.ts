import type { Quote, QuoteLine } from '#contract/checkout.ts'

type ShownFigures = Pick<QuoteLine, '_id' | 'name' | 'color' | 'size' | 'type' | 'price' | 'quantity'>[]

/** A difference from what the page showed. */
export type FigureChange =
  | { kind: 'price' | 'quantity'; line: ShownFigures[number]; was: number; now: number }
  | { kind: 'gone' | 'added'; line: ShownFigures[number] }
  | { kind: 'total'; was: number; now: number }

/**
 * Compares the displayed order with the current one.
 * @param shown  lines as displayed
 * @param total  as displayed on the button
 * @param now    current amounts
 */
export function figureChanges(
  shown: ShownFigures,
  total: number,
  now: Pick<Quote, 'lines' | 'totals'>,
): FigureChange[] {
  const ofLines = shown.flatMap((line) => lineChanges(line, now.lines))
  const added = now.lines.filter(({ _id }) => !shown.some((line) => line._id === _id))
  return [
    ...ofLines,
    ...added.map((line) => ({ kind: 'added' as const, line })),
    ...(now.totals.total === total ? [] : [{ kind: 'total' as const, was: total, now: now.totals.total }]),
  ]
}

function lineChanges(line: ShownFigures[number], lines: Quote['lines']): FigureChange[] {
  const now = lines.find(({ _id }) => _id === line._id)
  if (!now) return [{ kind: 'gone', line }]
  return (['price', 'quantity'] as const)
    .filter((kind) => line[kind] !== now[kind])
    .map((kind) => ({ kind, line, was: line[kind], now: now[kind] }))
}
