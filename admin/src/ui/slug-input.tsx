import { useEffect, useRef } from 'react'
import { maxLength, regex, required, TextInput, useRecordContext } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { MAX_SLUG_LENGTH, SLUG_PATTERN, slugOf } from '#domain/slug.ts'
import { t } from '../language/t.ts'

const rules = [
  required(),
  regex(SLUG_PATTERN, t('Use lowercase letters, digits and single hyphens')),
  maxLength(MAX_SLUG_LENGTH),
]

/** Input for a record's slug. Follows the name of a new record until the user types another. */
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
  return (
    <TextInput source="slug" label={t('URL slug')} validate={rules} helperText={t('Last part of the page’s URL')} />
  )
}
