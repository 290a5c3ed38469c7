import { useEffect, useRef } from 'react'
import { maxLength, regex, required, TextInput, useRecordContext } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { MAX_SLUG_LENGTH, SLUG_PATTERN, slugOf } from '#domain/slug.ts'

const rules = [
  required(),
  regex(SLUG_PATTERN, 'Small letters and digits, with hyphens between'),
  maxLength(MAX_SLUG_LENGTH),
]

/** How a record's address names it: of a new one made from the name, until somebody writes another. */
export function SlugInput() {
  const isNew = useRecordContext() === undefined
  const { setValue, getValues } = useFormContext()
  const name = String(useWatch({ name: 'name' }) ?? '')
  const made = useRef('')
  useEffect(() => {
    if (!isNew || (getValues('slug') ?? '') !== made.current) return
    made.current = slugOf(name)
    setValue('slug', made.current)
  }, [isNew, name, getValues, setValue])
  return <TextInput source="slug" label="Address" validate={rules} helperText="How links name it" />
}
