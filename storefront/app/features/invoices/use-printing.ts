import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { InvoiceDocument, InvoiceLanguage } from '#domain/invoices/invoice.ts'
import { useText } from '../../messages/text.ts'
import { showToast } from '../../ui/toast.tsx'
import { refusalOf } from '../accounts/refusal.ts'
import { saveFile } from '../../ui/save-file.ts'
import { invoicesApi, type InvoiceDoor } from './invoices-api.ts'

type Printed = { door: InvoiceDoor; document: InvoiceDocument; language: InvoiceLanguage; refetch: () => unknown }

/** Prints and downloads an invoice, one at a time; each is counted before it begins. */
export function usePrinting({ door, document: invoice, language, refetch }: Printed) {
  const text = useText()
  const [busy, setBusy] = useState<'print' | 'file'>()
  /** Number printed on the paper; 0 until a print is recorded. */
  const [print, setPrint] = useState(0)

  const begin = async (what: 'print' | 'file', work: () => Promise<void>) => {
    if (busy) return
    setBusy(what)
    await work()
    setBusy(undefined)
    await refetch()
  }

  const printIt = () =>
    begin('print', async () => {
      const answer = await invoicesApi.print(door)
      if (!answer.success) {
        showToast('error', refusalOf(text, answer, text('invoice.not-printed')).message)
        return
      }
      flushSync(() => setPrint(answer.print))
      await document.fonts.ready
      window.print()
      setPrint(0) // the next print is another copy
    })

  const keepIt = () =>
    begin('file', async () => {
      const answer = await invoicesApi.readFile(door, language)
      if (answer.success) saveFile(answer.file, 'application/pdf', fileName(invoice))
      else showToast('error', refusalOf(text, answer, text('invoice.not-kept')).message)
    })

  return { busy, print, printIt, keepIt }
}

function fileName({ kind, number }: InvoiceDocument): string {
  return `${kind}-${number.replace('/', '-')}.pdf`
}
