import type { ComponentProps, InputEvent } from 'react'
import { capitalised, MAX_NAME_LENGTH } from '#domain/accounts/person-name.ts'
import { TextField } from '../../ui/field.tsx'

/** A person's name. Typing capitalizes each word. */
export function NameField(field: Omit<ComponentProps<typeof TextField>, 'type' | 'onInput' | 'onBlur'>) {
  return (
    <TextField
      autoComplete="name"
      autoCapitalize="words"
      maxLength={MAX_NAME_LENGTH}
      {...field}
      onInput={(event: InputEvent<HTMLInputElement>) => {
        // The input method still owns a syllable that is being composed.
        if (!event.nativeEvent.isComposing) capitalise(event.currentTarget)
      }}
      onBlur={(event) => capitalise(event.currentTarget)}
    />
  )
}

/** Capitals have as many characters as lower-case letters, so the caret keeps its position. */
function capitalise(input: HTMLInputElement): void {
  const name = capitalised(input.value)
  if (name === input.value) return
  const { selectionStart, selectionEnd } = input
  input.value = name
  if (document.activeElement === input) input.setSelectionRange(selectionStart, selectionEnd)
}
