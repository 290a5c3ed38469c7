import type { ReactNode } from 'react'
import styles from './card.module.css'

type CardProps = {
  title: string
  id: string
  /** Whether its title is that of the page. */
  isPage?: boolean
  /** False for what can only be pressed. */
  isPrinted?: boolean
  children: ReactNode
}

/** A section below the profile. */
export function Card({ title, id, isPage = false, isPrinted = true, children }: CardProps) {
  const Title = isPage ? 'h1' : 'h2'
  return (
    <section className={isPrinted ? styles.card : `${styles.card} not-printed`} aria-labelledby={id}>
      <Title id={id} className={styles.title}>
        {title}
      </Title>
      {children}
    </section>
  )
}
