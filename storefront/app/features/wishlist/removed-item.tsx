import { useEffect, useRef } from 'react'
import { useText } from '../../messages/text.ts'
import { Button } from '../../ui/button.tsx'
import styles from './removed-item.module.css'

/** Replaces a removed item with an undo, which takes the focus. */
export function RemovedItem({ name, onUndo }: { name: string; onUndo: () => void }) {
  const text = useText()
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => row.current?.focus({ preventScroll: true }), [])
  return (
    <div ref={row} tabIndex={-1} role="status" className={styles.removed}>
      <span>{text('my-list.removed', { product: name })}</span>
      <Button kind="quiet" size="small" onClick={onUndo}>
        {text('my-list.undo')}
      </Button>
    </div>
  )
}
