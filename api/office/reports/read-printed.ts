import type { KeyObject } from 'node:crypto'
import type { InvoiceDocument } from '#domain/invoices/invoice.ts'
import { askThread } from '../../platform/process/ask-thread.ts'
import type { DataKey } from '../../platform/secrets/data-key.ts'
import { decryptInvoice } from '../../sales/invoices/invoice-crypt.ts'

/** What reports take from a paper's document. */
type PrintedPart = Pick<InvoiceDocument, 'kind' | 'number' | 'bsDay' | 'credits' | 'payment' | 'sums' | 'lines'> & {
  buyer: Pick<InvoiceDocument['buyer'], 'name' | 'pan'>
}

/** Encrypted documents of the papers with these IDs, in base64: texts of several, with a blank between two. */
export type SealedDocuments = { ids: string[]; documents: string[] }

/** A question for the thread. */
export type Decrypting = {
  keys: [KeyObject, ...KeyObject[]]
  firstId: string
  sealed: SealedDocuments
  hasLines: boolean
}

/** The papers of a page are decrypted before a thread has started. */
const MOST_WITHOUT_THREAD = 100

// Its answer is JSON, which is read faster than copies of objects.
const askForPrinted = askThread<Decrypting, string>({
  name: 'decrypting papers',
  thread: new URL('decrypting-thread.ts', import.meta.url),
  patienceMs: 60_000, // a batch takes some hundredths of a second
  mostWaiting: 50, // each file and each page has one at a time
})

/**
 * Decrypts papers: many of them in a thread, so that requests go on.
 *
 * @param hasLines  whether to return their lines, too
 * @returns what they print, in the same order
 * @throws Error when one cannot be decrypted, and as `askThread` says
 */
export async function readPrinted(
  dataKey: DataKey,
  sealed: SealedDocuments,
  { hasLines = false } = {},
): Promise<PrintedPart[]> {
  if (sealed.ids.length <= MOST_WITHOUT_THREAD) return printedParts(dataKey, sealed, hasLines)
  const keys = dataKey.ids.map((id) => dataKey.keyOf(id)) as Decrypting['keys']
  return JSON.parse(await askForPrinted({ keys, firstId: dataKey.firstId, sealed, hasLines }, 'staff'))
}

/** The rest of a document is not worth its way between threads. */
export function printedParts(dataKey: DataKey, sealed: SealedDocuments, hasLines: boolean): PrintedPart[] {
  const documents = sealed.documents.flatMap((several) => several.split(' '))
  return sealed.ids.map((id, at) => {
    const document = Buffer.from(documents[at]!, 'base64')
    const { kind, number, bsDay, credits, buyer, payment, sums, lines } = decryptInvoice(dataKey, { id, document })
    const { name, pan } = buyer
    return { kind, number, bsDay, credits, buyer: { name, pan }, payment, sums, lines: hasLines ? lines : [] }
  })
}
