import type { ComponentProps } from 'react'
import affix from './affix.module.css'
import { Field, type FieldTexts } from './field.tsx'
import { Icon } from './icon.tsx'
import styles from './select-field.module.css'

/** A native select in the style of the other fields; `children` are its options. */
export function SelectField({ label, hint, error, isMarked, ...select }: ComponentProps<'select'> & FieldTexts) {
  return (
    <Field label={label} hint={hint} error={error} isMarked={isMarked}>
      {(control) => (
        <div className={affix.affixed}>
          <select {...select} {...control} className={`${control.className} ${styles.select}`} />
          <Icon name="chevron-down" size={20} />
        </div>
      )}
    </Field>
  )
}
