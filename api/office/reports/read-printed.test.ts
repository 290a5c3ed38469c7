import { createSecretKey, randomBytes, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { InvoiceDocument } from '#domain/invoices/invoice.ts'
import { DataKey } from '../../platform/secrets/data-key.ts'
import { encryptInvoice } from '../../sales/invoices/invoice-crypt.ts'
import { readPrinted, type SealedDocuments } from './read-printed.ts'

const [oldKey, newKey] = [createSecretKey(randomBytes(32)), createSecretKey(randomBytes(32))]
const before = new DataKey(oldKey)
const dataKey = new DataKey(newKey, [oldKey], { firstId: before.id })

const line = { name: 'Rara Bed', size: null, type: null, quantity: 2, amount: 45_000 }

function paperOf(at: number) {
  const id = randomUUID()
  const document = { number: `2083/84-${at}`, buyer: { name: 'क्षितिज', pan: '', phone: '+977' }, lines: [line] }
  const key = at % 2 === 0 ? before : dataKey
  const encrypted = encryptInvoice(key, id, document as unknown as InvoiceDocument)
  return { id, document: encrypted.toString('base64') }
}

/** The documents in texts of three, and one for the rest. */
function sealed(papers: readonly ReturnType<typeof paperOf>[]): SealedDocuments {
  const documents: string[] = []
  for (let at = 0; at < papers.length; at += 3) {
    documents.push(
      papers
        .slice(at, at + 3)
        .map(({ document }) => document)
        .join(' '),
    )
  }
  return { ids: papers.map(({ id }) => id), documents }
}

const few = Array.from({ length: 2 }, (_, at) => paperOf(at))
const many = Array.from({ length: 500 }, (_, at) => paperOf(at))

test('few papers and many, which a thread decrypts, say the same, whichever key they have', async () => {
  const [one, other] = await readPrinted(dataKey, sealed(few))
  expect([one!.number, other!.buyer]).toEqual(['2083/84-0', { name: 'क्षितिज', pan: '' }])
  const printed = await readPrinted(dataKey, sealed(many))
  expect(printed.map(({ number }) => number)).toEqual(many.map((_, at) => `2083/84-${at}`))
  expect(printed.slice(0, 2)).toEqual([one, other])
  expect(printed[0]!.lines).toEqual([])
  expect((await readPrinted(dataKey, sealed(many), { hasLines: true }))[499]!.lines).toEqual([line])
})

test('a paper that was changed fails its batch, and not the next one', async () => {
  const [first, ...others] = many
  const moved = { id: randomUUID(), document: first!.document }
  await expect(readPrinted(dataKey, sealed([moved, ...others]))).rejects.toThrow('A thread failed')
  expect(await readPrinted(dataKey, sealed(many))).toHaveLength(500)
})
