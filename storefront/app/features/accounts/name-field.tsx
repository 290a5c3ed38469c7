import type { ComponentProps, InputEvent } from 'react'
import { capitalised, MAX_NAME_LENGTH } from '#domain/accounts/person-name.ts'
import { TextField } from '../../ui/text-field.tsx'

/** A person's name, each word with a capital as it is typed. */
export function NameField(field: Omit<ComponentProps<typeof TextField>, 'type' | 'onInput' | 'onBlur'>) {
  return (
    <TextField
      autoComplete="name"
      autoCapitalize="words"
      maxLength={MAX_NAME_LENGTH}
      {...field}
      onInput={(event: InputEvent<HTMLInputElement>) => {
        // A syllable that is still being composed belongs to the keyboard.
        if (!event.nativeEvent.isComposing) capitalise(event.currentTarget)
      }}
      onBlur={(event) => capitalise(event.currentTarget)}
    />
  )
}

/** Capitals take as many signs as small letters, so the caret stays where it is. */
function capitalise(input: HTMLInputElement): void {
  const name = capitalised(input.value)
  if (name === input.value) return
  const { selectionStart, selectionEnd } = input
  input.value = name
  if (document.activeElement === input) input.setSelectionRange(selectionStart, selectionEnd)
}
