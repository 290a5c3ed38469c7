import { useId, useLayoutEffect, useRef } from 'react'
import { useText } from '../../messages/text.ts'
import { BEFORE_MOUNT } from '../../ui/before-mount.ts'
import { Button } from '../../ui/button.tsx'
import type { Retry } from '../../ui/lazy-part.tsx'
import type { FormField } from './form-fields.tsx'
import notes from './notes.module.css'

/** Says what could not be loaded, with a retry. */
export function RetryNote({ message, name, isTrying, onRetry }: Retry & { message: string; name?: FormField }) {
  const text = useText()
  const id = useId()
  const button = useRef<HTMLButtonElement>(BEFORE_MOUNT)
  useLayoutEffect(() => {
    const left = button.current
    return () => {
      const { form } = left
      if (document.activeElement !== left || left.name === '') return
      // Its part replaces it, and takes over the focus.
      queueMicrotask(() => form?.querySelector<HTMLElement>(`[name="${left.name}"]`)?.focus())
    }
  }, [])
  return (
    <div className={`${notes.note} ${notes.wrong} ${notes.failed}`} role="alert">
      <p id={id}>{message}</p>
      <Button
        kind="outline"
        size="small"
        ref={button}
        name={name}
        className={notes.again}
        aria-describedby={id}
        busy={isTrying}
        onClick={onRetry}
      >
        {text('error.again')}
      </Button>
    </div>
  )
}

type PartName = 'checkout.title' | 'checkout.method' | 'checkout.floor' | 'checkout.payment' | 'checkout.your-order'

/**
 * Makes the stand-in of a part whose script could not be loaded.
 * @param part   what the part is called
 * @param field  its first field: an order that lacks it leads to the stand-in's button, which bears this name
 */
export function partMissing(part: PartName, field?: FormField) {
  return function PartMissing(retry: Retry) {
    const text = useText()
    return (
      <RetryNote {...retry} message={text('checkout.no-part', { part: text(part) })} {...(field && { name: field })} />
    )
  }
}
