import { useEffect, useState } from 'react'
import { Icon } from './icon.tsx'
import styles from './toast.module.css'

const SHOWN_MS = 3000

type ToastMessage = { id: number; kind: 'success' | 'info' | 'error'; message: string }

const toastEvents = new EventTarget()
let lastId = 0

/** Shows a message at the top of the page for 3 s. Works from event handlers, without a provider. */
export function showToast(kind: ToastMessage['kind'], message: string): void {
  lastId += 1
  toastEvents.dispatchEvent(new CustomEvent<ToastMessage>('toast', { detail: { id: lastId, kind, message } }))
}

/** Stands once in the page, always present, so that screen readers hear what enters it. */
export function Toasts() {
  const [toasts, setToasts] = useState<ToastMessage[]>([])

  useEffect(() => {
    const timers = new Set<ReturnType<typeof setTimeout>>()
    const add = (event: Event) => {
      const toast = (event as CustomEvent<ToastMessage>).detail
      // What went wrong before has had its answer.
      setToasts((shown) => [
        ...shown.filter(({ kind, message }) => kind !== 'error' && message !== toast.message),
        toast,
      ])
      timers.add(setTimeout(() => setToasts((shown) => shown.filter(({ id }) => id !== toast.id)), SHOWN_MS))
    }
    toastEvents.addEventListener('toast', add)
    return () => {
      toastEvents.removeEventListener('toast', add)
      for (const timer of timers) clearTimeout(timer)
    }
  }, [])

  return (
    <div className={styles.toasts} role="status" aria-live="polite">
      {toasts.map(({ id, kind, message }) => (
        <p key={id} className={`${styles.toast} ${styles[kind]}`}>
          <Icon name={kind === 'success' ? 'check' : 'info'} size={20} />
          {message}
        </p>
      ))}
    </div>
  )
}
