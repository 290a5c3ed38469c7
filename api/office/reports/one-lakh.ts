import { oneLakhList } from '#domain/reports/one-lakh.ts'
import { sumOf } from '#domain/sum.ts'
import { formatRupees } from '#domain/money.ts'
import { oneAhead } from '../../platform/process/one-ahead.ts'
import { allPapers, readRange, sumWithoutPan, type Papers } from './paper-queries.ts'
import { pendingNotes } from './pending-notes.ts'
import { periodOf, type Period } from './period.ts'
import { readPrinted } from './read-printed.ts'
import { money, text, type ReadReport, type ReportTools } from './report.ts'

/** Buyers whose purchases of the period reach the limit, by PAN. */
export const oneLakh: ReadReport = async (tools, asked) => {
  const { limit } = asked
  const period = await periodOf(tools, asked)
  const { parties, withoutPan } = await readParties(tools, period, limit)
  const others = withoutPan.count === 1 ? '1 invoice' : `${withoutPan.count} invoices`
  return {
    name: 'one-lakh',
    title: 'One lakh list',
    period: `${period.name}, from ${formatRupees(limit)} without VAT`,
    fileName: `one-lakh-${period.fileName}`,
    columns: [
      text('PAN', 14),
      text('Name of tax payer', 36),
      text('Trade name type', 10),
      text('Purchase or sale', 10),
      money('Taxable amount', 16),
      money('Exempted amount', 16),
    ],
    figures: [
      { label: 'Listed buyers', value: parties.length, isMoney: false },
      { label: 'Taxable amount', value: sumOf(parties, ({ taxable }) => taxable), isMoney: true },
      { label: 'Invoices from the limit on without a PAN', value: withoutPan.count, isMoney: false },
      { label: 'Taxable amount of those', value: withoutPan.taxable, isMoney: true },
    ],
    chart: null,
    notes: [
      'Sums are by PAN, without VAT, and less the returns of the period. Sources differ on the period and on whether the limit counts, so both can be chosen; the limit counts here.',
      ...(withoutPan.count > 0
        ? [`${others} from the limit on without the buyer’s PAN cannot be listed. The sales book names them.`]
        : []),
      ...(await pendingNotes(tools.db)),
    ],
    rows: () => [
      parties.map(({ pan, name, taxable, exempt, orderIds }) => {
        return { cells: [pan, name, 'E', 'S', taxable, exempt], orderIds }
      }),
    ],
    isPersonal: true,
  }
}

async function readParties({ db, secrets }: ReportTools, period: Period, limit: number) {
  const list = oneLakhList(limit)
  const ranges = { invoice: await readRange(db, 'invoice', period), note: await readRange(db, 'credit-note', period) }
  // Most buyers give no PAN. Only the others are worth decrypting.
  for (const range of [ranges.invoice, ranges.note]) {
    const printedOf = async ({ papers, sealed }: Papers) => {
      return { papers, printed: await readPrinted(secrets.dataKey, sealed) }
    }
    for await (const { papers, printed } of oneAhead(allPapers(db, range, 'may-have-pan'), printedOf)) {
      for (const [at, paper] of papers.entries()) {
        if (paper.isCancelled) continue
        const { pan, name } = printed[at]!.buyer
        list.add({ kind: range.kind, orderId: paper.orderId, pan, name, exempt: 0, taxable: paper.total - paper.vat })
      }
    }
  }
  const { parties, withoutPan } = list.result()
  const others = await sumWithoutPan(db, ranges.invoice, limit)
  return {
    parties,
    withoutPan: { count: withoutPan.count + others.count, taxable: withoutPan.taxable + others.taxable },
  }
}
