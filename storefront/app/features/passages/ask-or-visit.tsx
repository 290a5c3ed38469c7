import type { ReactNode } from 'react'
import { href, Link } from 'react-router'
import { useText } from '../../messages/text.ts'
import styles from './ask-or-visit.module.css'

/** Ways to an answer that is sure: asking the shop, and a measuring visit. The measures stay in the browser meanwhile. */
export function AskOrVisit({ ask }: { ask: ReactNode }) {
  const text = useText()
  return (
    <div className={styles.ways}>
      {ask}
      <Link to={href('/measuring-visit')} className={styles.visit}>
        {text('passages.help.visit')}
      </Link>
    </div>
  )
}
