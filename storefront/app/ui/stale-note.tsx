import type { ReactNode } from 'react'
import { useText } from '../messages/text.ts'
import { Button } from './button.tsx'
import styles from './stale-note.module.css'

type StaleNoteProps = { isTrying: boolean; onRetry: () => void; children: ReactNode }

/** Above content that is old because loading it again failed, with a retry. */
export function StaleNote({ isTrying, onRetry, children }: StaleNoteProps) {
  const text = useText()
  return (
    <div role="status" className={styles.note}>
      <p>{children}</p>
      <Button kind="outline" busy={isTrying} onClick={onRetry}>
        {text('error.again')}
      </Button>
    </div>
  )
}
