import { useState, type ReactNode } from 'react'
import { TextField } from '@mui/material'
import { ActButton, type ActButtonProps } from './act-button.tsx'

type WordsButtonProps = Omit<ActButtonProps, 'act' | 'ask'> & {
  title: string
  /** Explains the consequences, and names the people who will read the text. */
  text: ReactNode
  /** Label of the field. */
  wordsLabel: string
  /** @throws Refusal, shown in the dialog */
  act: (words: string) => Promise<unknown>
  yes?: string
  /** Label of the cancel button. */
  no?: string
  /** Initial text. */
  initial?: string
  maxLength?: number
  /** More controls above the field, such as a chooser of canned replies. */
  renderAbove?: (words: string, change: (words: string) => void) => ReactNode
  /** Renders the field itself, if it is more than a plain one. */
  renderField?: (words: string, change: (words: string) => void) => ReactNode
}

/**
 * Button for an action with a text: a reason, a reply, a note. The text is kept after a refusal and cleared on success.
 */
export function WordsButton({
  title,
  text,
  wordsLabel,
  act,
  yes,
  no,
  initial = '',
  maxLength,
  renderAbove,
  renderField,
  ...button
}: WordsButtonProps) {
  const [typed, setTyped] = useState<string>()
  const words = typed ?? initial

  async function actWithWords() {
    await act(words)
    setTyped(undefined)
  }

  const plainField = (
    <TextField
      label={wordsLabel}
      value={words}
      onChange={(event) => setTyped(event.target.value)}
      multiline
      minRows={3}
      maxRows={12}
      fullWidth
      sx={{ mt: 2 }}
      slotProps={{ htmlInput: { maxLength } }}
    />
  )
  const field = (
    <>
      {text}
      {renderAbove?.(words, setTyped)}
      {renderField ? renderField(words, setTyped) : plainField}
    </>
  )
  return (
    <ActButton {...button} act={actWithWords} ask={{ title, text: field, ...(yes && { yes }), ...(no && { no }) }} />
  )
}
