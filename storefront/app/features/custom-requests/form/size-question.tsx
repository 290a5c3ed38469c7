import { type RefObject, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useText } from '../../../messages/text.ts'
import { Button } from '../../../ui/button.tsx'
import type { CustomDraft, Side } from './custom-draft.ts'
import { doubtfulSize } from './doubtful-size.ts'
import styles from './size-question.module.css'
import { sizeInCentimeters } from './typed-size.ts'

type Asked = { side: Side; typed: string; submitter: HTMLElement | null }

/** Asks about a size that is small enough to be in feet. An answer sends the form the way that the shopper has chosen. */
export function useSizeQuestion(
  form: RefObject<HTMLFormElement>,
  draft: CustomDraft,
  change: (changed: Partial<CustomDraft>) => void,
) {
  const [confirmed, setConfirmed] = useState<Partial<Record<Side, string>>>({})
  const [asked, setAsked] = useState<Asked>()
  const question = useRef<HTMLDivElement>(null)

  /** @returns  whether there is something to ask before the form is sent */
  const ask = (submitter: HTMLElement | null): boolean => {
    const doubtful = doubtfulSize(draft, confirmed)
    // Rendered before the focus moves, so that a screen reader finds the question.
    flushSync(() => setAsked(doubtful && { ...doubtful, submitter }))
    if (doubtful) question.current?.querySelector('button')?.focus()
    return doubtful !== undefined
  }
  const answer = ({ side, submitter }: Asked, size: string) => {
    // The form sends what has been rendered.
    flushSync(() => {
      setConfirmed((before) => ({ ...before, [side]: size }))
      setAsked(undefined)
      change({ [side]: size })
    })
    submitter?.focus()
    form.current.requestSubmit(submitter)
  }
  const shown = asked && draft[asked.side] === asked.typed ? asked : undefined
  return { ask, shown, answer: (size: string) => shown && answer(shown, size), question }
}

type SizeQuestionProps = {
  label: (side: Side) => string
  asking: ReturnType<typeof useSizeQuestion>
}

export function SizeQuestion({ label, asking: { shown, answer, question } }: SizeQuestionProps) {
  const text = useText()
  const id = useId()
  if (!shown) return null
  const { typed } = shown
  const feet = `${typed} ft`
  return (
    <div ref={question} role="group" aria-labelledby={id} className={styles.question}>
      <p id={id}>{text('custom-form.small', { side: label(shown.side), cm: Number(typed) })}</p>
      <Button kind="outline" size="small" onClick={() => answer(feet)}>
        {text('custom-form.small-feet', { feet: Number(typed), cm: Math.round(Number(sizeInCentimeters(feet))) })}
      </Button>
      <Button kind="outline" size="small" onClick={() => answer(typed)}>
        {text('custom-form.small-cm', { cm: Number(typed) })}
      </Button>
    </div>
  )
}
