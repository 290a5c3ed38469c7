import { useState } from 'react'
import { readLengthMm, type TypedLength, typedMm } from '#domain/passages/typed-length.ts'
import { useFormat } from '../../format.ts'
import { LengthField } from '../passages/length-field.tsx'
import { imperialNames } from './imperial.ts'
import { problemText } from './problem-text.ts'
import { exactText, type Words } from './words.ts'

type MmFieldProps = {
  label: string
  name: string
  words: Words
  /** Undefined for one that there is not: the field is empty. */
  mm: number | undefined
  bounds: { least: number; most: number }
  /** What an empty field stands for. Without it, an empty field is a mistake. */
  usual?: number | undefined
  /** @returns  what is wrong with the length, as far as the plan knows */
  onSet: (mm: number) => string | undefined
}

/** A length of the plan. It counts when the field is left, or on Enter: a half-typed one is another length. */
export function MmField({ label, name, words, mm, bounds, usual, onSet }: MmFieldProps) {
  const format = useFormat()
  const [typed, setTyped] = useState<TypedLength>()
  const [error, setError] = useState<string>()

  const set = () => {
    if (!typed) return
    const typedIn = readLengthMm(typed, bounds)
    const isUsual = usual !== undefined && 'problem' in typedIn && typedIn.problem === 'empty'
    const read = isUsual ? { mm: usual } : typedIn
    const problem = 'problem' in read ? problemText(words, format, read.problem, bounds) : onSet(read.mm)
    setError(problem)
    if (problem === undefined) setTyped(undefined)
  }
  return (
    <LengthField
      name={name}
      label={label}
      hint={usual === undefined ? undefined : words.text('planner.usual', { measure: exactText(words, usual) })}
      error={error}
      imperial={imperialNames(words.text, label)}
      unit={words.unit}
      typed={typed ?? (mm === undefined ? undefined : typedMm(mm, words.unit))}
      onChange={setTyped}
      onDone={set}
    />
  )
}
