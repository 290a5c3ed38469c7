import { type FocusEvent, type SubmitEvent, type SyntheticEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useText } from '../messages/text.ts'
import { BEFORE_MOUNT } from './before-mount.ts'
import { type FieldErrors, focusFirstWrong, type Problems, problemTexts, showProblems } from './form-problems.ts'
import { showToast } from './toast.tsx'

export type Values<Field extends string> = Record<Field, string>

/** A failed action with its reason. */
export type Refusal = {
  /** Shown as a toast. */
  message: string
  /** Stays at the form; by default the message. */
  lasting?: string
  /** Error messages by field name. */
  fields?: Record<string, string>
  /** Whether it is over once the network is back. */
  isOffline?: boolean
}

type CheckedForm<Field extends string> = {
  /** Names of the fields, in display order. A ticked box has the value `on`. */
  fields: readonly Field[]
  check: (values: Values<Field>) => Problems<Field>
  /** Called with valid values. If it returns undefined, the form stays busy, since its page is being left. */
  send: (values: Values<Field>) => Promise<Refusal | undefined>
  /** Called after each change of a field. */
  onEdit?: (form: HTMLFormElement) => void
  /** Shows problems at the form only: a toast would cover it and repeat them. */
  isQuiet?: boolean
}

/**
 * A form that shows problems as a toast and at its fields, and keeps what was typed whatever the server responds. A wrong
 * phone number or email address is named as soon as its field is left. Its fields are uncontrolled, so values that a visitor or a password manager enters before hydration count. They are in a
 * `<fieldset disabled={isBusy}>`, followed by the button.
 *
 *     const form = useCheckedForm({ fields: loginFields, check: loginProblems, send })
 *     <form {...form.props}>…<TextField name="email" error={form.errors.email} />…
 */
export function useCheckedForm<Field extends string>({ fields, check, send, onEdit, isQuiet }: CheckedForm<Field>) {
  const text = useText()
  const ref = useRef<HTMLFormElement>(BEFORE_MOUNT)
  const isSending = useRef(false)
  const problems = () => check(readValues(ref.current, fields))
  const [errors, setErrors] = useState<FieldErrors<Field>>({})
  const [refusal, setRefusal] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending.current) return
    const values = readValues(ref.current, fields)
    const wrong = check(values)
    setRefusal(undefined)
    // Rendered before the focus moves, so that a screen reader finds the error.
    flushSync(() => setErrors(problemTexts(text, wrong)))
    if (Object.keys(wrong).length === 0) void run(() => send(values))
    else if (isQuiet) focusFirstWrong(ref.current, fields, wrong)
    else showProblems(text, ref.current, fields, wrong)
  }

  const run = async (action: () => Promise<Refusal | undefined>) => {
    if (isSending.current) return
    const focused = document.activeElement
    const form = ref.current // may be gone from the page when the answer comes
    isSending.current = true
    setIsBusy(true)
    const refused = await action()
    if (!refused) return
    isSending.current = false
    const wrong = refused.fields ? knownFields(fields, refused.fields) : {}
    const hasWrong = Object.keys(wrong).length > 0
    if (!isQuiet) showToast('error', refused.message)
    if (refused.isOffline) addEventListener('online', () => setRefusal(undefined), { once: true })
    flushSync(() => {
      setIsBusy(false)
      setErrors(wrong)
      setRefusal(hasWrong ? undefined : (refused.lasting ?? refused.message))
    })
    if (hasWrong) focusFirstWrong(form, fields, wrong)
    // Disabled fields have lost the focus.
    else if (focused instanceof HTMLElement) focused.focus()
  }

  /** Shows the errors of these fields, besides those that show already and are not corrected. */
  const showOf = (more: readonly Field[]) => {
    const wrong = problemTexts(text, problems())
    setErrors((before) => knownFields([...(Object.keys(before) as Field[]), ...more], wrong))
  }

  /** Removes errors of corrected fields. New errors show at the next attempt. */
  const recheck = () => showOf([])

  const hear = ({ type, target }: SyntheticEvent) => {
    // Fields in a dialog that the form has opened are not its own.
    if (!(target instanceof Node) || !ref.current.contains(target)) return
    // Between the two events of a choice, rendering would reset a controlled select to its value.
    if (target instanceof HTMLSelectElement !== (type === 'change')) return
    recheck()
    onEdit?.(ref.current)
  }

  const leave = ({ target }: FocusEvent) => {
    // Fields in a dialog that the form has opened are not its own.
    if (!(target instanceof HTMLInputElement) || target.form !== ref.current) return
    if (!/tel|email/.test(target.type) || !target.value.trim()) return
    afterPress(() => {
      // In the window again, the visitor may go on typing.
      if (target.isConnected && document.activeElement !== target) showOf([target.name as Field])
    })
  }

  /** Empties the fields, such as for another code. */
  const startOver = () => {
    ref.current.reset()
    setErrors({})
    setRefusal(undefined)
  }

  return {
    props: { ref, noValidate: true, onSubmit: submit, onInput: hear, onChange: hear, onBlur: leave },
    errors,
    /** The server's reason, if it concerns no field. */
    refusal,
    isBusy,
    /** Returns what is wrong with the present entries. */
    problems,
    /** Must be called after changes outside the fields, such as photos. */
    recheck,
    startOver,
    /** Runs another action of the form, in the same way as submitting it. */
    run,
  }
}

/** A message that comes while a button is held would move it away from under the pointer. */
function afterPress(show: () => void): void {
  const later = () => void setTimeout(show)
  if (document.querySelector(':active')) addEventListener('click', later, { capture: true, once: true })
  else later()
}

function readValues<Field extends string>(form: HTMLFormElement, fields: readonly Field[]): Values<Field> {
  const given = new FormData(form)
  return Object.fromEntries(fields.map((field) => [field, String(given.get(field) ?? '')])) as Values<Field>
}

function knownFields<Field extends string>(
  fields: readonly Field[],
  errors: Partial<Record<string, string>>,
): FieldErrors<Field> {
  const known = fields.filter((field) => errors[field] !== undefined)
  return Object.fromEntries(known.map((field) => [field, errors[field]])) as FieldErrors<Field>
}
