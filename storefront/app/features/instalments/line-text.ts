import type { Formats } from '#domain/language/formats.ts'
import type { Instalments } from '#domain/instalments/instalments.ts'
import type { Text } from '../../messages/text.ts'

/** `EMI from Nrs. 4,350 a month for 12 months, Nrs. 52,194 in all`, without the bank: a long name would take a second line. */
export function lineText(text: Text, format: Formats, figures: Instalments): string {
  const { months, downPayment, instalment, totalPaid } = figures
  const said = { instalment: format.money(instalment), months, total: format.money(totalPaid) }
  if (downPayment === 0) return text('instalments.line', said)
  return text('instalments.line-down', { ...said, down: format.money(downPayment) })
}
