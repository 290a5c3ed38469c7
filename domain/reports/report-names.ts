/** The reports, in the order in which the back office lists them. */
export const reportNames = [
  'vat-summary',
  'sales-book',
  'sales-returns',
  'purchase-book',
  'one-lakh',
  'invoice-register',
  'stock-value',
  'receivables',
] as const
export type ReportName = (typeof reportNames)[number]

export const reportTitles = {
  'vat-summary': 'VAT summary',
  'sales-book': 'Sales book',
  'sales-returns': 'Sales return book',
  'purchase-book': 'Purchase book',
  'one-lakh': 'One lakh list',
  'invoice-register': 'Invoice register',
  'stock-value': 'Stock valuation',
  receivables: 'Receivables',
} as const satisfies Record<ReportName, string>

/** What can be chosen in each report. */
export const reportChoices = {
  'vat-summary': ['year', 'calendar'],
  'sales-book': ['year', 'month', 'goods'],
  'sales-returns': ['year', 'month', 'goods'],
  'purchase-book': ['year', 'month'],
  'one-lakh': ['year', 'month', 'limit'],
  'invoice-register': ['year', 'month'],
  'stock-value': ['day'],
  receivables: [],
} as const satisfies Record<ReportName, readonly string[]>
export type ReportChoice = (typeof reportChoices)[ReportName][number]

/** A PDF file has no more rows than this, some 300 pages; a spreadsheet has as many as Excel opens. */
export const MAX_PDF_ROWS = 10_000
