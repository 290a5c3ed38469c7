import type { KeyObject } from 'node:crypto'
import type { InvoiceDocument } from '#domain/invoices/invoice.ts'
import { decrypt, encrypt } from '../../platform/secrets/encryption.ts'

export function encryptInvoice(dataKey: KeyObject, id: string, document: InvoiceDocument): Buffer {
  return encrypt(dataKey, JSON.stringify(document), belongsTo(id))
}

/** @throws Error when it was not encrypted for this invoice with this key */
export function decryptInvoice(
  dataKey: KeyObject,
  { id, document }: { id: string; document: Buffer },
): InvoiceDocument {
  return JSON.parse(decrypt(dataKey, document, belongsTo(id)))
}

function belongsTo(id: string): string {
  return `invoice ${id}`
}
