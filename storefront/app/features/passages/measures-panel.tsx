import { type SubmitEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { fieldsOf, readAccess, type TypedAccess } from '#domain/passages/typed-access.ts'
import { useFormat } from '../../format.ts'
import { needMessages } from '../../messages/load-messages.ts'
import { useText } from '../../messages/text.ts'
import { BEFORE_MOUNT } from '../../ui/before-mount.ts'
import { Button } from '../../ui/button.tsx'
import { focusFirstWrong } from '../../ui/form-problems.ts'
import { Panel } from '../../ui/panel.tsx'
import { keepMeasures, keptMeasures } from './kept-measures.ts'
import { MeasuresForm } from './measures-form.tsx'
import styles from './passages-panel.module.css'
import { useMarkedFields } from './use-marked-fields.ts'

await needMessages('passages')

const FORM = 'own-measures'

type MeasuresPanelProps = {
  isOpen: boolean
  onClose: () => void
  /** Called in place of `onClose` once all measures are there and somebody asks what gets in. */
  onDone?: () => void
}

/** Changes the measures that this browser keeps, away from any product. */
export default function MeasuresPanel({ isOpen, onClose, onDone = onClose }: MeasuresPanelProps) {
  const text = useText()
  return (
    <Panel
      side="centre"
      title={text('passages.measures')}
      closeLabel={text('passages.measures-close')}
      isOpen={isOpen}
      onClose={onClose}
      foot={
        <Button type="submit" form={FORM} size="large" className={styles.check}>
          {text('passages.fitting.show')}
        </Button>
      }
    >
      <Measures onDone={onDone} />
    </Panel>
  )
}

function Measures({ onDone }: { onDone: () => void }) {
  const text = useText()
  const format = useFormat()
  const [typed, setTyped] = useState(() => keptMeasures(format))
  const form = useRef<HTMLFormElement>(BEFORE_MOUNT)
  const marks = useMarkedFields(typed)
  const read = readAccess(typed)
  const change = (changed: TypedAccess) => {
    setTyped(changed)
    keepMeasures(changed)
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if ('access' in read) return onDone()
    // Rendered before the focus moves, so that a screen reader finds the error.
    flushSync(() => marks.markAll())
    return focusFirstWrong(form.current, fieldsOf(typed), read.problems)
  }
  return (
    <form
      id={FORM}
      ref={form}
      noValidate
      aria-label={text('passages.measures')}
      className={styles.measures}
      onSubmit={submit}
    >
      <MeasuresForm typed={typed} marks={marks} onChange={change} />
    </form>
  )
}
