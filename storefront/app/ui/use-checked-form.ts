import { type SubmitEvent, type SyntheticEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useText } from '../messages/text.ts'
import { type FieldErrors, focusFirstWrong, type Problems, problemTexts, showProblems } from './form-problems.ts'
import { showToast } from './toast.tsx'

export type Values<Field extends string> = Record<Field, string>

/** What the server did not do, and why. */
export type Refusal = {
  /** Said as a toast. */
  message: string
  /** Stays at the form; the message unless given. */
  lasting?: string
  /** What is wrong with fields, by their names. */
  fields?: Record<string, string>
}

type CheckedForm<Field extends string> = {
  /** Names of the fields, in the order they stand in the form. A box that is ticked has the value `on`. */
  fields: readonly Field[]
  check: (values: Values<Field>) => Problems<Field>
  /** Called with values that have no problem. The form stays busy when it answers nothing: its page is left. */
  send: (values: Values<Field>) => Promise<Refusal | undefined>
  /** Called after each change of a field. */
  onEdit?: (form: HTMLFormElement) => void
  /** Says what is wrong at the form alone: a toast would lie over it and say the same. */
  isQuiet?: boolean
}

/**
 * A form that says what is wrong as a toast and beside its fields, and keeps what was typed whatever the server answers.
 * The fields keep their own values, so that what a visitor or a password manager enters before the page has come to life
 * counts; they stand in a `<fieldset disabled={isBusy}>`, the button behind it.
 *
 *     const form = useCheckedForm({ fields: loginFields, check: loginProblems, send })
 *     <form {...form.props}>…<TextField name="email" error={form.errors.email} />…
 */
export function useCheckedForm<Field extends string>({ fields, check, send, onEdit, isQuiet }: CheckedForm<Field>) {
  const text = useText()
  const ref = useRef<HTMLFormElement>(null)
  const isSending = useRef(false)
  const [errors, setErrors] = useState<FieldErrors<Field>>({})
  const [refusal, setRefusal] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending.current) return
    const values = readValues(ref.current!, fields)
    const problems = check(values)
    setRefusal(undefined)
    // Before the focus goes there, so that a screen reader finds what is wrong.
    flushSync(() => setErrors(problemTexts(text, problems)))
    if (Object.keys(problems).length === 0) void run(() => send(values))
    else if (isQuiet) focusFirstWrong(ref.current!, fields, problems)
    else showProblems(text, ref.current!, fields, problems)
  }

  const run = async (action: () => Promise<Refusal | undefined>) => {
    if (isSending.current) return
    const focused = document.activeElement
    isSending.current = true
    setIsBusy(true)
    const refused = await action()
    if (!refused) return
    isSending.current = false
    const wrong = refused.fields ? knownFields(fields, refused.fields) : {}
    const hasWrong = Object.keys(wrong).length > 0
    if (!isQuiet) showToast('error', refused.message)
    flushSync(() => {
      setIsBusy(false)
      setErrors(wrong)
      setRefusal(hasWrong ? undefined : (refused.lasting ?? refused.message))
    })
    if (hasWrong) focusFirstWrong(ref.current!, fields, wrong)
    // Fields that were disabled have lost it.
    else if (focused instanceof HTMLElement) focused.focus()
  }

  /** What is mended is no longer wrong; what else is wrong is said at the next try. */
  const recheck = () => {
    const wrong = problemTexts(text, check(readValues(ref.current!, fields)))
    setErrors((before) => knownFields(Object.keys(before) as Field[], wrong))
  }

  const hear = ({ type, target }: SyntheticEvent) => {
    // What stands in a dialog that the form has opened is none of its fields.
    if (!(target instanceof Node) || !ref.current!.contains(target)) return
    // Rendered between the two events of a choice, a list that is given its value would be set back to it.
    if (target instanceof HTMLSelectElement !== (type === 'change')) return
    recheck()
    onEdit?.(ref.current!)
  }

  return {
    props: { ref, noValidate: true, onSubmit: submit, onInput: hear, onChange: hear },
    errors,
    /** Why the server did not do it, where no field is to blame. */
    refusal,
    isBusy,
    /** For what is entered besides its fields, such as photos, each time that has changed. */
    recheck,
    /** Does something else with the form, in the same way as sending it. */
    run,
  }
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
