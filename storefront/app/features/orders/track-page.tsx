import type { ReactNode } from 'react'
import { useText } from '../../messages/text.ts'
import { Container } from '../../ui/container.tsx'
import styles from './track-page.module.css'

/** A page about an order that needs no login. Without scripts it says that it needs them. */
export function TrackPage({ title, children }: { title: string; children: ReactNode }) {
  const text = useText()
  return (
    <Container className={styles.page}>
      <div className={styles.content}>
        <h1 className={styles.title}>{title}</h1>
        <noscript>
          <p>{text('account.needs-script')}</p>
        </noscript>
        {children}
      </div>
    </Container>
  )
}
