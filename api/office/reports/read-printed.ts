import type { KeyObject } from 'node:crypto'
import type { InvoiceDocument } from '#domain/invoices/invoice.ts'
import { askThread } from '../../platform/process/ask-thread.ts'
import type { DataKey } from '../../platform/secrets/data-key.ts'
import { decryptInvoice } from '../../sales/invoices/invoice-crypt.ts'
import type { StoredPaper } from './paper-queries.ts'

/** What reports take from a paper's document. */
type PrintedPart = Pick<InvoiceDocument, 'kind' | 'number' | 'bsDay' | 'credits' | 'payment' | 'sums' | 'lines'> & {
  buyer: Pick<InvoiceDocument['buyer'], 'name' | 'pan'>
}

type Sealed = Pick<StoredPaper, 'id' | 'document'>

/** Papers as the thread gets them. */
export type SealedPapers = {
  keys: [KeyObject, ...KeyObject[]]
  firstId: string
  papers: Sealed[]
  hasLines: boolean
}

/** The papers of a page are decrypted before a thread has started. */
const MOST_WITHOUT_THREAD = 100

// Its answer is JSON, which is read faster than copies of objects.
const askForPrinted = askThread<SealedPapers, string>({
  name: 'decrypting papers',
  thread: new URL('decrypting-thread.ts', import.meta.url),
  patienceMs: 60_000, // a batch takes some hundredths of a second
  mostWaiting: 50, // each file and each page has one at a time
})

/**
 * Decrypts papers: many of them in a thread, so that requests go on.
 *
 * @param hasLines  whether to return their lines, too
 * @returns what they print, in the order of `papers`
 * @throws Error when one cannot be decrypted, and as `askThread` says
 */
export async function readPrinted(
  dataKey: DataKey,
  papers: readonly Sealed[],
  { hasLines = false } = {},
): Promise<PrintedPart[]> {
  if (papers.length <= MOST_WITHOUT_THREAD) {
    return papers.map((paper) => printedPart(dataKey, paper, hasLines))
  }
  const keys = dataKey.ids.map((id) => dataKey.keyOf(id)) as SealedPapers['keys']
  const sealed = papers.map(({ id, document }) => ({ id, document }))
  return JSON.parse(await askForPrinted({ keys, firstId: dataKey.firstId, papers: sealed, hasLines }, 'staff'))
}

/** The rest of a document is not worth its way between threads. */
export function printedPart(dataKey: DataKey, { id, document }: Sealed, hasLines: boolean): PrintedPart {
  const printed = decryptInvoice(dataKey, { id, document: Buffer.from(document, 'base64') })
  const { kind, number, bsDay, credits, buyer, payment, sums, lines } = printed
  const { name, pan } = buyer
  return { kind, number, bsDay, credits, buyer: { name, pan }, payment, sums, lines: hasLines ? lines : [] }
}
