import type { ReactNode } from 'react'
import { Breadcrumb, type BreadcrumbStep } from '../../../ui/breadcrumb.tsx'
import { Container } from '../../../ui/container.tsx'
import { NeedsScript } from '../../../ui/needs-script.tsx'
import styles from './cart-frame.module.css'

type CartFrameProps = { steps: readonly BreadcrumbStep[]; title: string; children: ReactNode }

/** Frame of the cart pages. The HTML is the same for everyone; the browser fills in the cart. */
export function CartFrame({ steps, title, children }: CartFrameProps) {
  return (
    <Container className={styles.page}>
      <header className={styles.header}>
        <Breadcrumb steps={steps} />
        <h1>{title}</h1>
      </header>
      <NeedsScript />
      {children}
    </Container>
  )
}
