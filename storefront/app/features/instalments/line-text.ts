import type { Formats } from '#domain/language/formats.ts'
import type { FiguredPlan } from '#domain/instalments/instalments.ts'
import type { Text } from '../../messages/text.ts'

/** `From Nrs. 4,350 a month for 12 months (Himchuli Bank), Nrs. 52,194 in all`. */
export function lineText(text: Text, format: Formats, { plan, figures }: FiguredPlan<{ bank: string }>): string {
  const { months, downPayment, instalment, totalPaid } = figures
  const said = { instalment: format.money(instalment), months, bank: plan.bank, total: format.money(totalPaid) }
  if (downPayment === 0) return text('instalments.line', said)
  return text('instalments.line-down', { ...said, down: format.money(downPayment) })
}
