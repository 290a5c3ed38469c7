import { useEffect, useEffectEvent, useState } from 'react'
import { useText } from '../messages/text.ts'
import { Icon } from './icon.tsx'
import styles from './toast.module.css'
import { useIsOnline } from './use-is-online.ts'

/** The specified time; enough for 50 letters. */
const SHOWN_AT_LEAST_MS = 3000
/** The speed of slow readers. */
const MS_PER_LETTER = 60
/** Time to reach a link. */
const SHOWN_WITH_LINK_MS = 10_000

/** Loads a whole page: it works where a part of this one could not be loaded. */
type ToastLink = { href: string; word: string }

type ToastMessage = { id: number; kind: 'success' | 'info' | 'error'; message: string; link?: ToastLink | undefined }

/** `toast` has a message, or null to take away all but errors, which stay until they are read. */
export const toastEvents = new EventTarget()
let lastId = 0

/**
 * Shows a message at the top of the page: for 3 s, or longer if it is long. It stays while it has the mouse or the
 * focus, and an error while there is no network. Works from event handlers, without a provider.
 */
export function showToast(kind: ToastMessage['kind'], message: string, link?: ToastLink): void {
  lastId += 1
  toastEvents.dispatchEvent(new CustomEvent<ToastMessage>('toast', { detail: { id: lastId, kind, message, link } }))
}

/**
 * Rendered once per page and always present, so that screen readers announce new messages. Base UI's toasts are 22 KB
 * (decision 051).
 */
export function Toasts() {
  const [toasts, setToasts] = useState<ToastMessage[]>([])

  useEffect(() => {
    const add = (event: Event) => {
      const toast = (event as CustomEvent<ToastMessage | null>).detail
      setToasts((shown) =>
        toast
          ? // An earlier error is no longer relevant.
            [...shown.filter(({ kind, message }) => kind !== 'error' && message !== toast.message), toast]
          : shown.filter(({ kind }) => kind === 'error'),
      )
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

function Toast({ toast: { kind, message, link }, onOver }: { toast: ToastMessage; onOver: () => void }) {
  const text = useText()
  const [isPointedAt, setPointedAt] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  const isOnline = useIsOnline()
  // The action waits for the network, and the message with it.
  const isHeld = isPointedAt || hasFocus || (kind === 'error' && !isOnline)
  const end = useEffectEvent(onOver)
  useEffect(() => {
    if (isHeld) return undefined
    const readingMs = message.length * MS_PER_LETTER
    const timer = setTimeout(() => end(), Math.max(link ? SHOWN_WITH_LINK_MS : SHOWN_AT_LEAST_MS, readingMs))
    return () => clearTimeout(timer)
  }, [isHeld, message, link])
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
      {link && <a href={link.href}>{link.word}</a>}
      <button type="button" className={styles.close} aria-label={text('toast.close')} onClick={onOver}>
        <Icon name="close" size={16} />
      </button>
    </div>
  )
}
