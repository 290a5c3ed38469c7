import { useState, type ReactNode } from 'react'
import { TextField } from '@mui/material'
import { ActButton, type ActButtonProps } from './act-button.tsx'

type WordsButtonProps = Omit<ActButtonProps, 'act' | 'ask'> & {
  title: string
  /** What comes of it, and who reads the words. */
  text: ReactNode
  /** Of the field. */
  wordsLabel: string
  /** @throws Refusal, which is shown beside the words */
  act: (words: string) => Promise<unknown>
  yes?: string
  /** Of the button that does not. */
  no?: string
  /** What the field holds at first. */
  initial?: string
  maxLength?: number
}

/** An act with words: a reason, an answer, a note. Typed words survive a refusal, and are gone once the act is done. */
export function WordsButton({
  title,
  text,
  wordsLabel,
  act,
  yes,
  no,
  initial = '',
  maxLength,
  ...button
}: WordsButtonProps) {
  const [typed, setTyped] = useState<string>()
  const words = typed ?? initial

  async function actWithWords() {
    await act(words)
    setTyped(undefined)
  }

  const field = (
    <>
      {text}
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
    </>
  )
  return (
    <ActButton {...button} act={actWithWords} ask={{ title, text: field, ...(yes && { yes }), ...(no && { no }) }} />
  )
}
