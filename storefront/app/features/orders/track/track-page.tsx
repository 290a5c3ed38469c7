import type { ReactNode } from 'react'
import { Container } from '../../../ui/container.tsx'
import { NeedsScript } from '../../../ui/needs-script.tsx'
import styles from './track-page.module.css'

type TrackPageProps = {
  title: ReactNode
  /** As narrow as a form. */
  isForm?: boolean
  children: ReactNode
}

/** An order page without a login. Without scripts it says that it needs them. */
export function TrackPage({ title, isForm, children }: TrackPageProps) {
  return (
    <Container className={styles.page}>
      <div className={isForm ? `${styles.content} ${styles.form}` : styles.content}>
        <h1>{title}</h1>
        <NeedsScript />
        {children}
      </div>
    </Container>
  )
}
