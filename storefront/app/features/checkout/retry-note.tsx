import { useId } from 'react'
import { useText } from '../../messages/text.ts'
import { Button } from '../../ui/button.tsx'
import type { Retry } from '../../ui/lazy-part.tsx'
import type { FormField } from './form-fields.tsx'
import notes from './notes.module.css'

/** Says what could not be loaded, with a retry. */
export function RetryNote({
  message,
  name,
  isTrying,
  onRetry,
}: Retry & { message: string; name?: FormField | undefined }) {
  const text = useText()
  const id = useId()
  return (
    <div className={`${notes.note} ${notes.wrong} ${notes.failed}`} role="alert">
      <p id={id}>{message}</p>
      <Button
        kind="outline"
        size="small"
        ref={passFocusOn}
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

/** Its part replaces it, and takes over the focus. */
function passFocusOn(button: HTMLButtonElement) {
  const { form } = button
  return () => {
    if (document.activeElement !== button || button.name === '') return
    queueMicrotask(() => form?.querySelector<HTMLElement>(`[name="${button.name}"]`)?.focus())
  }
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
    return <RetryNote {...retry} message={text('checkout.no-part', { part: text(part) })} name={field} />
  }
}
