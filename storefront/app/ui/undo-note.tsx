import { useEffect, useRef } from 'react'
import { BEFORE_MOUNT } from './before-mount.ts'
import styles from './undo-note.module.css'

type UndoNoteProps = {
  /** Says what was removed. */
  words: string
  undoLabel: string
  /** Absent where nothing can be undone. */
  onUndo?: (() => void) | undefined
}

/** Stands in for something removed, takes its focus and offers the undo. */
export function UndoNote({ words, undoLabel, onUndo }: UndoNoteProps) {
  const note = useRef<HTMLDivElement>(BEFORE_MOUNT)
  useEffect(() => note.current.focus({ preventScroll: true }), [])
  return (
    <div ref={note} tabIndex={-1} role="status" className={styles.note}>
      <span>{words}</span>
      {onUndo && (
        <button type="button" onClick={onUndo}>
          {undoLabel}
        </button>
      )}
    </div>
  )
}
