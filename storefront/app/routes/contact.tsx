import { useState } from 'react'
import { href } from 'react-router'
import type { TicketSentReply } from '#contract/tickets.ts'
import { ContactAside } from '../features/tickets/contact-aside.tsx'
import { ContactForm } from '../features/tickets/contact-form.tsx'
import { ContactSent } from '../features/tickets/contact-sent.tsx'
import styles from '../features/tickets/contact.module.css'
import { pageMeta } from '../features/pages/page-meta.ts'
import { TitledPage } from '../features/pages/titled-page.tsx'
import { shopFacts } from '../request-contexts.ts'
import { shellOf } from '../features/shell/page-shell.ts'
import '../messages/form-messages.ts'
import { needMessages } from '../messages/load-messages.ts'
import { textIn, useText } from '../messages/text.ts'
import { NeedsScript } from '../ui/needs-script.tsx'
import type { Route } from './+types/contact'

await needMessages('contact', 'ways')

export async function loader({ context }: Route.LoaderArgs) {
  const shop = await shopFacts(context)
  const text = textIn(shop.language)
  const told = { path: href('/contact'), title: text('contact.title'), summary: text('contact.intro') }
  return { meta: pageMeta(told, shop) }
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return loaderData?.meta ?? []
}

export default function ContactPage({ matches }: Route.ComponentProps) {
  const text = useText()
  const [sent, setSent] = useState<TicketSentReply>()
  return (
    <TitledPage title={text('contact.title')} intro={text('contact.intro')} note={<NeedsScript />}>
      <div className={styles.columns}>
        {sent ? <ContactSent sent={sent} onAnother={() => setSent(undefined)} /> : <ContactForm onSent={setSent} />}
        <ContactAside settings={shellOf(matches)!.settings} />
      </div>
    </TitledPage>
  )
}
