import { use } from 'react'
import { useSearchParams } from 'react-router'
import { invoiceLanguages } from '#domain/invoices/invoice.ts'
import { invoicePaper } from '#domain/invoices/invoice-paper.ts'
import { LanguageContext, useText } from '../../messages/text.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { NotLoaded } from '../orders/not-loaded.tsx'
import { InvoiceSheet } from './invoice-sheet.tsx'
import { InvoiceSkeleton } from './invoice-skeleton.tsx'
import styles from './invoice-view.module.css'
import type { InvoiceDoor } from './invoices-api.ts'
import { useInvoice } from './use-invoice.ts'
import { usePrinting } from './use-printing.ts'

type InvoiceViewProps = { door: InvoiceDoor; userId?: string | undefined }

/** An invoice to read, print and download. */
export function InvoiceView({ door, userId }: InvoiceViewProps) {
  const text = useText()
  const { data: invoice, isError, isFetching, refetch } = useInvoice(door, userId)
  if (invoice === undefined && isError) {
    return <NotLoaded title={text('invoice.not-loaded')} isTrying={isFetching} onRetry={() => void refetch()} />
  }
  if (invoice === undefined) return <InvoiceSkeleton />
  if (invoice === null) {
    return (
      <EmptyState icon="info" title={text('invoice.not-found')}>
        {text('invoice.not-found-text')}
      </EmptyState>
    )
  }
  return <Shown door={door} invoice={invoice} refetch={refetch} />
}

type ShownProps = {
  door: InvoiceDoor
  invoice: NonNullable<ReturnType<typeof useInvoice>['data']>
  refetch: () => unknown
}

function Shown({ door, invoice: { data: document, waysPaid, prints }, refetch }: ShownProps) {
  const text = useText()
  const [search, setSearch] = useSearchParams()
  const asked = search.get('lang')
  const pages = use(LanguageContext)
  const language = invoiceLanguages.find((each) => each === asked) ?? pages
  const { busy, print, printIt, keepIt } = usePrinting({ door, document, language, refetch })
  const turnTo = (lang: string) =>
    setSearch((before) => ({ ...Object.fromEntries(before), lang }), { replace: true, preventScrollReset: true })
  return (
    <>
      <div className={`${styles.tools} not-printed`}>
        <div role="group" aria-label={text('invoice.language')} className={styles.languages}>
          {invoiceLanguages.map((each) => (
            <button
              key={each}
              type="button"
              lang={each}
              aria-pressed={each === language}
              className={styles.language}
              onClick={() => turnTo(each)}
            >
              {text(`invoice.language.${each}`)}
            </button>
          ))}
        </div>
        <p role="status" className={styles.prints}>
          {text('invoice.prints', { count: prints })}
        </p>
        <div className={styles.buttons}>
          <Button kind="outline" busy={busy === 'file'} onClick={() => void keepIt()}>
            {text('invoice.keep')}
          </Button>
          <Button busy={busy === 'print'} onClick={() => void printIt()}>
            {text('invoice.print')}
          </Button>
        </div>
      </div>
      <InvoiceSheet paper={invoicePaper(document, language, print, waysPaid)} />
    </>
  )
}
