import { sourceNames, type LineState, type StatementSource } from '#domain/reconciliation/reconciliation.ts'
import type { StatementField } from '#domain/reconciliation/statement-columns.ts'
import type { SuggestionReason } from '#domain/reconciliation/suggestions.ts'
import type { Tone } from '../../theme/tokens.ts'

export const lineStateWords: Record<LineState, { tone: Tone; label: string }> = {
  open: { tone: 'pending', label: 'Open' },
  matched: { tone: 'delivered', label: 'Matched' },
  'left-out': { tone: 'quiet', label: 'Left out' },
}

export const sourceChoices = (['esewa', 'khalti', 'bank'] as const satisfies readonly StatementSource[]).map((id) => {
  return { id, name: sourceNames[id] }
})

export const stateChoices = Object.entries(lineStateWords).map(([id, { label }]) => ({ id, name: label }))

export const fieldWords: Record<StatementField, string> = {
  date: 'Date',
  amount: 'Amount (one column)',
  credit: 'Credit (money in)',
  debit: 'Debit (money out)',
  reference: 'Reference or transaction ID',
  description: 'Description',
}

export const reasonWords: Record<SuggestionReason, string> = {
  reference: 'same reference',
  order: 'order number',
  amount: 'same amount',
}
