import { useRef, useState } from 'react'
import { type CalendarDay, MIN_AGE_YEARS } from '#domain/accounts/birth-date.ts'
import { bikramSambatText } from '#domain/calendar/bikram-sambat.ts'
import { pastBikramSambat } from '#domain/calendar/past-years.ts'
import { parseTypedBirthDate } from '#domain/accounts/typed-birth-date.ts'
import { useFormat } from '../../format.ts'
import { useText } from '../../messages/text.ts'
import affix from '../../ui/affix.module.css'
import { BEFORE_MOUNT } from '../../ui/before-mount.ts'
import { Field } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useLazyPanel } from '../../ui/use-lazy-panel.ts'
import { enterValue } from './enter-value.ts'

const calendar = 'M4.500 6h15v14h-15zM4.500 10.500h15M8.500 3.500V8M15.500 3.500V8'

const loadPanel = () => import('./birth-date-panel.tsx')

type BirthDateFieldProps = { name: string; error: string | undefined }

/** A date, typed in any usual format or picked from a calendar. On blur, the field shows it in full. */
export function BirthDateField({ name, error }: BirthDateFieldProps) {
  const text = useText()
  const format = useFormat()
  const input = useRef<HTMLInputElement>(BEFORE_MOUNT)
  const [shown, setShown] = useState<CalendarDay | null>(null)
  /** The day in the field while nobody types, which the hint then names in Bikram Sambat. */
  const [entered, setEntered] = useState<CalendarDay | null>(null)
  const { Panel: BirthDatePanel, isOpen, close, opener } = useLazyPanel(loadPanel)
  const enter = (day: CalendarDay | null) => {
    enterValue(input.current, day === null ? '' : format.date(day))
    setEntered(day)
  }
  const write = (day: CalendarDay | null) => {
    enter(day)
    close()
  }
  const inBikramSambat = entered === null ? null : pastBikramSambat(entered)
  return (
    <Field
      label={text('account.birth-date')}
      hint={
        inBikramSambat
          ? text('account.birth-date-bs', { date: format.digits(bikramSambatText(inBikramSambat)) })
          : text('account.birth-date-hint', { years: MIN_AGE_YEARS })
      }
      error={error}
    >
      {(control) => (
        <div className={affix.affixed}>
          <input
            {...control}
            ref={input}
            name={name}
            autoComplete="bday"
            required
            onInput={() => setEntered(null)}
            onBlur={() => {
              const day = parseTypedBirthDate(input.current.value, format)
              if (day !== null) enter(day)
            }}
          />
          <button
            type="button"
            className="needs-script"
            aria-label={text('account.pick-date')}
            {...opener}
            onClick={(event) => {
              setShown(parseTypedBirthDate(input.current.value, format))
              opener.onClick(event)
            }}
          >
            <Icon name={calendar} size={20} />
          </button>
          {BirthDatePanel && <BirthDatePanel known={shown} isOpen={isOpen} onClose={close} onAccept={write} />}
        </div>
      )}
    </Field>
  )
}
