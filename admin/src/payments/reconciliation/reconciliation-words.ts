import { sourceNames, type LineState, type StatementSource } from '#domain/reconciliation/reconciliation.ts'
import type { StatementField } from '#domain/reconciliation/statement-columns.ts'
import type { SuggestionReason } from '#domain/reconciliation/suggestions.ts'
import { said, t } from '../../language/t.ts'
import type { Tone } from '../../theme/tokens.ts'

export const lineStateWords: Record<LineState, { tone: Tone; label: string }> = {
  open: { tone: 'pending', label: t('Open') },
  matched: { tone: 'delivered', label: t('Matched') },
  'left-out': { tone: 'quiet', label: t('Left out') },
}

export const sourceWords: Record<StatementSource, string> = {
  esewa: said(sourceNames.esewa),
  khalti: said(sourceNames.khalti),
  bank: t('Bank'),
}

export const sourceChoices = (['esewa', 'khalti', 'bank'] as const satisfies readonly StatementSource[]).map((id) => {
  return { id, name: sourceWords[id] }
})

export const stateChoices = Object.entries(lineStateWords).map(([id, { label }]) => ({ id, name: label }))

export const fieldWords: Record<StatementField, string> = {
  date: t('Date'),
  amount: t('Amount (one column)'),
  credit: t('Credit (money in)'),
  debit: t('Debit (money out)'),
  reference: t('Reference or transaction ID'),
  description: t('Description'),
}

export const reasonWords: Record<SuggestionReason, string> = {
  reference: t('same reference'),
  order: t('order number'),
  amount: t('same amount'),
}

/** Returns what is wrong with a row of a statement. The server may name the cell first: `“5.5”: Is no date …`. */
export function rowProblemText(problem: string): string {
  const [, cell = '', words = problem] = /^(“.*”: )(.*)$/.exec(problem) ?? []
  return `${cell}${said(words)}`
}
