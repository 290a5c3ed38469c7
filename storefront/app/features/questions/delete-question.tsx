import { useEffect, useRef, useState } from 'react'
import { useText } from '../../messages/text.ts'
import { Button } from '../../ui/button.tsx'
import styles from './questions.module.css'

type DeleteQuestionProps = { isBusy: boolean; onDelete: () => void }

/** Deletes the shopper's own question after a confirmation. */
export function DeleteQuestion({ isBusy, onDelete }: DeleteQuestionProps) {
  const text = useText()
  const [isAsking, setIsAsking] = useState(false)
  const keep = useRef<HTMLButtonElement>(null)
  // The focused button is gone.
  useEffect(() => {
    if (isAsking) keep.current?.focus()
  }, [isAsking])
  if (!isAsking) {
    return (
      <Button kind="quiet" disabled={isBusy} onClick={() => setIsAsking(true)}>
        {text('questions.delete')}
      </Button>
    )
  }
  return (
    <div className={styles.sure}>
      <p role="alert">{text('questions.delete-ask')}</p>
      <Button kind="danger" size="small" busy={isBusy} onClick={onDelete}>
        {text('questions.delete-sure')}
      </Button>
      <Button ref={keep} kind="quiet" size="small" disabled={isBusy} onClick={() => setIsAsking(false)}>
        {text('questions.keep')}
      </Button>
    </div>
  )
}
