import type { ReactNode } from 'react'
import { useText } from '../../messages/text.ts'
import { Breadcrumb, type BreadcrumbStep } from '../../ui/breadcrumb.tsx'
import { Container } from '../../ui/container.tsx'
import styles from './cart-frame.module.css'

type CartFrameProps = { steps: readonly BreadcrumbStep[]; title: string; children: ReactNode }

/** Title and place of the cart's pages, which are the same for everyone: whose cart it is shows once the browser knows. */
export function CartFrame({ steps, title, children }: CartFrameProps) {
  const text = useText()
  return (
    <Container className={styles.page}>
      <header className={styles.header}>
        <Breadcrumb steps={steps} />
        <h1>{title}</h1>
      </header>
      <noscript>
        <p>{text('cart.needs-script')}</p>
      </noscript>
      {children}
    </Container>
  )
}
