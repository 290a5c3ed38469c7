import { useState } from 'react'
import styles from './find-column.module.css'
import { FindPanel, type FindProps, firstFinding } from './find-panel.tsx'

/** The furniture beside the plan, where the screen has room for both. */
export default function FindColumn(props: FindProps) {
  const { text } = props.words
  const [finding, setFinding] = useState(firstFinding)
  return (
    <section className={styles.column} aria-label={text('planner.find')}>
      <h2 className={styles.title}>{text('planner.find')}</h2>
      <FindPanel {...props} finding={finding} onFind={setFinding} />
    </section>
  )
}
