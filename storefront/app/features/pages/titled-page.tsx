import type { ReactNode } from 'react'
import { href } from 'react-router'
import { useText } from '../../messages/text.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { Container } from '../../ui/container.tsx'
import styles from './titled-page.module.css'

type TitledPageProps = {
  title: string
  intro: string
  /** Below the introduction. */
  note?: ReactNode
  children: ReactNode
}

/** A page below its breadcrumb, title and introduction. */
export function TitledPage({ title, intro, note, children }: TitledPageProps) {
  const text = useText()
  return (
    <Container className={styles.page}>
      <Breadcrumb steps={[{ name: text('breadcrumb.home'), to: href('/') }, { name: title }]} />
      <header className={styles.head}>
        <h1>{title}</h1>
        <p className={styles.intro}>{intro}</p>
        {note}
      </header>
      {children}
    </Container>
  )
}
