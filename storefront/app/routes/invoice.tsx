import { InvoicePage } from '../features/invoices/invoice-page.tsx'
import { memberMeta } from '../features/accounts/my-account/member-meta.ts'
import '../messages/account-messages.ts'
import { needMessages } from '../messages/load-messages.ts'
import type { Route } from './+types/invoice'

await needMessages('order', 'track')

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return memberMeta(matches, 'invoice.title')
}

export default function InvoiceRoute() {
  return <InvoicePage />
}
