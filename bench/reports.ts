import type { ReportYears } from '#contract/admin/reports.ts'
import { MAX_PDF_ROWS, reportChoices, type ReportName, reportNames } from '#domain/reports/report-names.ts'
import type { BenchShop } from './servers.ts'
import { type Ask, logIn } from './staff.ts'

/** Invoices of a year that is judged. */
const INVOICES_OF_A_LARGE_YEAR = 90_000
const FORMATS = ['csv', 'xlsx', 'pdf'] as const

/**
 * How long each report of a whole fiscal year takes, on its page and as files: of the year with the most invoices in a shop
 * that SEED_ORDERS has filled. A PDF file with too many rows is left out, since the shop refuses it.
 */
export async function measureReports(shop: BenchShop) {
  const ask = await logIn(shop.origin)
  const { year, invoices } = await fullestYear(ask)
  const rows: Record<string, object> = { [`fiscal year ${year}`]: { invoices } }
  const taken: number[] = []
  for (const report of reportNames) {
    const choice = isOfYear(report) ? `year=${year}` : ''
    const page = await timed(ask, `/reports/${report}?${choice}`)
    rows[`${report} page`] = row(page)
    taken.push(page.seconds)
    for (const format of FORMATS) {
      if (format === 'pdf' && (await countRows(ask, report, choice)) > MAX_PDF_ROWS) continue
      const file = await timed(ask, `/reports/${report}/file?${choice}&format=${format}`)
      rows[`${report} ${format}`] = row(file)
      taken.push(file.seconds)
    }
  }
  return { rows, figures: invoices < INVOICES_OF_A_LARGE_YEAR ? {} : { reports: Math.max(...taken) } }
}

async function fullestYear(ask: Ask): Promise<{ year: number; invoices: number }> {
  const { years } = (await (await ask('/reports')).json()) as ReportYears
  const counted: { year: number; invoices: number }[] = []
  for (const { year } of years) {
    counted.push({ year, invoices: await countRows(ask, 'invoice-register', `year=${year}`) })
  }
  return counted.toSorted((one, other) => other.invoices - one.invoices)[0]!
}

async function countRows(ask: Ask, report: ReportName, choice: string): Promise<number> {
  return rowsOf((await (await ask(`/reports/${report}?${choice}&perPage=1`)).json()) as PageOfOne)
}

type PageOfOne = { items: unknown[]; pages: number; left: number }

/** The rows of a report, by its first page with one row: a report with totals has a single page and says how many are left. */
export function rowsOf({ items, pages, left }: PageOfOne): number {
  return items.length === 0 ? 0 : pages + left
}

function isOfYear(report: ReportName): boolean {
  return (reportChoices[report] as readonly string[]).includes('year')
}

async function timed(ask: Ask, path: string): Promise<{ seconds: number; megabytes: number }> {
  const begin = performance.now()
  const bytes = await (await ask(path)).arrayBuffer()
  return { seconds: (performance.now() - begin) / 1_000, megabytes: bytes.byteLength / 1_000_000 }
}

function row({ seconds, megabytes }: Awaited<ReturnType<typeof timed>>): object {
  return { s: seconds.toFixed(1), MB: megabytes.toFixed(1) }
}
