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

/** Papers as the thread gets them. */
export type SealedPapers = {
  keys: [KeyObject, ...KeyObject[]]
  firstId: string
  papers: { id: string; document: Uint8Array }[]
  hasLines: boolean
}

/** The papers of a page are decrypted before a thread has started. */
const MOST_WITHOUT_THREAD = 100

const askForPrinted = askThread<SealedPapers, PrintedPart[]>({
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
  papers: readonly Pick<StoredPaper, 'id' | 'document'>[],
  { hasLines = false } = {},
): Promise<PrintedPart[]> {
  if (papers.length <= MOST_WITHOUT_THREAD) {
    return papers.map((paper) => printedPart(decryptInvoice(dataKey, paper), hasLines))
  }
  const keys = dataKey.ids.map((id) => dataKey.keyOf(id)) as SealedPapers['keys']
  const sealed = papers.map(({ id, document }) => ({ id, document }))
  return askForPrinted({ keys, firstId: dataKey.firstId, papers: sealed, hasLines }, 'staff')
}

/** The rest of a document is not worth its way between threads. */
export function printedPart(
  { kind, number, bsDay, credits, buyer: { name, pan }, payment, sums, lines }: InvoiceDocument,
  hasLines: boolean,
): PrintedPart {
  return { kind, number, bsDay, credits, buyer: { name, pan }, payment, sums, lines: hasLines ? lines : [] }
}
