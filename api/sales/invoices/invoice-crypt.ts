import type { InvoiceDocument } from '#domain/invoices/invoice.ts'
import type { DataKey } from '../../platform/secrets/data-key.ts'
import { decrypt, encrypt } from '../../platform/secrets/encryption.ts'

export function encryptInvoice(dataKey: DataKey, id: string, document: InvoiceDocument): Buffer {
  return encrypt(dataKey, JSON.stringify(document), invoiceAad(id))
}

/** @throws Error when it was not encrypted for this invoice with this key */
export function decryptInvoice(dataKey: DataKey, { id, document }: { id: string; document: Buffer }): InvoiceDocument {
  return JSON.parse(decrypt(dataKey, document, invoiceAad(id)))
}

export function invoiceAad(id: string): string {
  return `invoice ${id}`
}
