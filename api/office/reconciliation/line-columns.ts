import type { StatementLine } from '#contract/admin/payments/reconciliation.ts'
import type { Column } from '#domain/imports/table-files.ts'
import { PAISA } from '#domain/reconciliation/reconciliation.ts'

/** Columns of the exported list; amounts in rupees with paisa. */
export const lineColumns: Column<StatementLine>[] = [
  { heading: 'Date', value: ({ day }) => day },
  { heading: 'Source', value: ({ source }) => source },
  { heading: 'Amount', value: ({ paisa }) => paisa / PAISA },
  { heading: 'Reference', value: ({ reference }) => reference },
  { heading: 'Description', value: ({ description }) => description },
  { heading: 'State', value: ({ state }) => state },
  { heading: 'Orders', value: ({ matched }) => [...new Set(matched.map(({ order }) => order))].join(', ') },
  { heading: 'Fee', value: ({ fee }) => (fee === null ? null : fee / PAISA) },
  { heading: 'Reason', value: ({ reason }) => reason },
  { heading: 'Decided by', value: ({ decidedBy }) => decidedBy },
  { heading: 'Decided at', value: ({ decidedAt }) => (decidedAt === null ? null : new Date(decidedAt)) },
]
