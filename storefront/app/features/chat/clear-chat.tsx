import { useState } from 'react'
import { useText } from '../../messages/text.ts'
import { Button } from '../../ui/button.tsx'
import styles from './clear-chat.module.css'

/** Deletes every message of this browser after a confirmation. */
export function ClearChat({ onClear }: { onClear: () => Promise<void> }) {
  const text = useText()
  const [isAsking, setIsAsking] = useState(false)
  const [isDeclined, setIsDeclined] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const clear = async () => {
    try {
      await onClear()
    } catch (error) {
      console.warn('The messages could not be deleted', error)
      setHasFailed(true)
    }
  }
  const decline = () => {
    setIsAsking(false)
    setIsDeclined(true)
  }
  if (!isAsking) {
    return (
      <div className={styles.foot}>
        <Button ref={isDeclined ? takeFocus : null} kind="quiet" size="small" onClick={() => setIsAsking(true)}>
          {text('chat.clear')}
        </Button>
      </div>
    )
  }
  return (
    <div role="group" aria-label={text('chat.clear')} className={styles.foot}>
      <p role="status" className={styles.question}>
        {text(hasFailed ? 'chat.failed' : 'chat.clear-question')}
      </p>
      <Button kind="outline" size="small" ref={takeFocus} onClick={decline}>
        {text('chat.clear-not')}
      </Button>
      <Button kind="danger" size="small" onClick={() => void clear()}>
        {text('chat.clear-yes')}
      </Button>
    </div>
  )
}

/** Takes the focus from the button that it replaces. */
function takeFocus(button: HTMLButtonElement | null): void {
  button?.focus()
}
