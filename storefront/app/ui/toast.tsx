import { useEffect, useEffectEvent, useState } from 'react'
import { useText } from '../messages/text.ts'
import { Icon } from './icon.tsx'
import styles from './toast.module.css'

/** The specified time; enough for 50 letters. */
const SHOWN_AT_LEAST_MS = 3000
/** The speed of slow readers. */
const MS_PER_LETTER = 60

type ToastMessage = { id: number; kind: 'success' | 'info' | 'error'; message: string }

const toastEvents = new EventTarget()
let lastId = 0

/**
 * Shows a message at the top of the page: for 3 s, or longer if it is long. It stays while it has the mouse or the
 * focus. Works from event handlers, without a provider.
 */
export function showToast(kind: ToastMessage['kind'], message: string): void {
  lastId += 1
  toastEvents.dispatchEvent(new CustomEvent<ToastMessage>('toast', { detail: { id: lastId, kind, message } }))
}

/**
 * Rendered once per page and always present, so that screen readers announce new messages. Base UI's toasts are 22 KB
 * (decision 051).
 */
export function Toasts() {
  const [toasts, setToasts] = useState<ToastMessage[]>([])

  useEffect(() => {
    const add = (event: Event) => {
      const toast = (event as CustomEvent<ToastMessage>).detail
      // An earlier error is no longer relevant.
      setToasts((shown) => [
        ...shown.filter(({ kind, message }) => kind !== 'error' && message !== toast.message),
        toast,
      ])
    }
    toastEvents.addEventListener('toast', add)
    return () => toastEvents.removeEventListener('toast', add)
  }, [])

  return (
    <div className={styles.toasts} role="status" aria-live="polite">
      {toasts.map((toast) => (
        <Toast
          key={toast.id}
          toast={toast}
          onOver={() => setToasts((shown) => shown.filter(({ id }) => id !== toast.id))}
        />
      ))}
    </div>
  )
}

function Toast({ toast: { kind, message }, onOver }: { toast: ToastMessage; onOver: () => void }) {
  const text = useText()
  const [isPointedAt, setPointedAt] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  const isHeld = isPointedAt || hasFocus
  const end = useEffectEvent(onOver)
  useEffect(() => {
    if (isHeld) return undefined
    const timer = setTimeout(() => end(), Math.max(SHOWN_AT_LEAST_MS, message.length * MS_PER_LETTER))
    return () => clearTimeout(timer)
  }, [isHeld, message])
  return (
    <div
      className={`${styles.toast} ${styles[kind]}`}
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
    >
      <Icon name={kind === 'success' ? 'check' : 'info'} size={20} />
      <p>{message}</p>
      <button type="button" className={styles.close} aria-label={text('toast.close')} onClick={onOver}>
        <Icon name="close" size={16} />
      </button>
    </div>
  )
}
