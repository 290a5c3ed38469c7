import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
} from 'react'
import type { Problems } from '../../ui/form-problems.ts'

type NextField<Field extends string> = {
  form: RefObject<HTMLFormElement>
  /** Names of the fields, in display order. */
  fields: readonly Field[]
  /** Returns what is wrong with the present entries. */
  problems: () => Problems<Field>
}

/**
 * Saves taps on phones: the keyboard's "next" and a choice from a list lead on to the next field that lacks its entry. A
 * mouse and a real keyboard change nothing: there Enter submits, and a list can be walked through with the arrow keys.
 * @returns  attributes of the form
 */
export function useNextField<Field extends string>({ form, fields, problems }: NextField<Field>) {
  const isTouched = useRef(false)
  const chosen = useRef<string>(undefined)

  const leadOn = (from: string): boolean => {
    const at = fields.findIndex((field) => field === from)
    if (at < 0) return false
    const wrong = problems()
    const next = fields
      .slice(at + 1)
      .filter((field) => wrong[field])
      .map((field) => form.current.querySelector<HTMLElement>(`[name="${field}"]:enabled:not([type="hidden"])`))
      .find((element) => element !== null)
    next?.focus()
    return next !== undefined
  }
  // A passive effect may belong to the render before the choice, and would pass over a field that the choice enables.
  useLayoutEffect(() => {
    // The page shows the choice by now: the municipalities of a district can be chosen.
    const from = chosen.current
    chosen.current = undefined
    if (from) leadOn(from)
  })

  return {
    onPointerDown: ({ pointerType }: PointerEvent) => {
      isTouched.current = pointerType === 'touch'
    },
    onKeyDown: (event: KeyboardEvent) => {
      const { key, target, nativeEvent } = event
      if (key !== 'Enter' || !isTouched.current || nativeEvent.isComposing) return
      if (target instanceof HTMLInputElement && leadOn(target.name)) event.preventDefault()
    },
    onChangeCapture: ({ target }: SyntheticEvent) => {
      if (isTouched.current && target instanceof HTMLSelectElement && target.value) chosen.current = target.name
    },
  }
}
