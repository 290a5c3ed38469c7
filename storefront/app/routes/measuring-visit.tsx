import { useRef, useState } from 'react'
import { href } from 'react-router'
import type { VisitSentReply } from '#contract/tickets.ts'
import { apiContext } from '../api.ts'
import { ContactAside } from '../features/tickets/contact-aside.tsx'
import styles from '../features/tickets/contact.module.css'
import { KeptVisitNote } from '../features/tickets/kept-visit-note.tsx'
import { VisitForm } from '../features/tickets/visit-form.tsx'
import { NoVisits, VisitSent } from '../features/tickets/visit-notes.tsx'
import { pageMeta } from '../features/pages/page-meta.ts'
import { TitledPage } from '../features/pages/titled-page.tsx'
import { shopFacts } from '../request-contexts.ts'
import { shellOf } from '../features/shell/page-shell.ts'
import '../messages/form-messages.ts'
import { needMessages } from '../messages/load-messages.ts'
import { textIn, useText } from '../messages/text.ts'
import { BEFORE_MOUNT } from '../ui/before-mount.ts'
import { NeedsScript } from '../ui/needs-script.tsx'
import type { Route } from './+types/measuring-visit'

await needMessages('visit', 'ways')

export async function loader({ context }: Route.LoaderArgs) {
  const [shop, offered] = await Promise.all([shopFacts(context), context.get(apiContext).measuringVisits()])
  const text = textIn(shop.language)
  const told = { path: href('/measuring-visit'), title: text('visit.title'), summary: text('visit.intro') }
  return { offered, meta: pageMeta(told, shop) }
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return loaderData?.meta ?? []
}

export default function MeasuringVisitPage({ loaderData: { offered }, matches }: Route.ComponentProps) {
  const text = useText()
  const columns = useRef<HTMLDivElement>(BEFORE_MOUNT)
  const [sent, setSent] = useState<VisitSentReply>()
  const { settings } = shellOf(matches)!
  const isOffered = offered.days.length > 0 && offered.provinces.length > 0
  return (
    <TitledPage
      title={text('visit.title')}
      intro={text('visit.intro')}
      note={
        <>
          <NeedsScript />
          {!sent && <KeptVisitNote onForget={() => focusStart(columns.current)} />}
        </>
      }
    >
      <div ref={columns} className={styles.columns}>
        {sent && <VisitSent sent={sent} />}
        {!sent && isOffered && (
          <VisitForm offered={offered} phone={settings.phone} sendsSms={settings.sendsSms} onSent={setSent} />
        )}
        {!sent && !isOffered && <NoVisits phone={settings.phone} />}
        <ContactAside settings={settings} />
      </div>
    </TitledPage>
  )
}

/** Focuses the first field, or the heading that stands in for the form. */
function focusStart(columns: HTMLElement): void {
  const start = columns.querySelector('select') ?? columns.querySelector<HTMLElement>('h2[tabindex]')
  start?.focus()
}
