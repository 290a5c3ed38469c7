import type { ReactNode } from 'react'
import styles from './card.module.css'

/** A section below the profile. */
export function Card({ title, id, children }: { title: string; id: string; children: ReactNode }) {
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  )
}
