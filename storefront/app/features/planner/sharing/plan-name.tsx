import { type SubmitEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { MAX_NAME_LENGTH } from '#domain/planner/plan.ts'
import { isPlanName } from '#domain/planner/read-plan.ts'
import { inOneLine } from '#domain/text.ts'
import { BEFORE_MOUNT } from '../../../ui/before-mount.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { type OpenPlan, usePlanState } from '../open-plan.ts'
import type { Words } from '../words.ts'
import { PlanHeading } from './plan-heading.tsx'
import styles from './plan-name.module.css'

const pencil = 'M4.500 19.500l1-4.500L16.500 4l3.500 3.500L9 18.500zM14 6.500l3.500 3.500'

type PlanNameProps = { open: OpenPlan; words: Words }

/** The name of the plan, which a button turns into a field. */
export function PlanName({ open, words: { text } }: PlanNameProps) {
  const { plan } = usePlanState(open)
  const [typed, setTyped] = useState<string>()
  const [error, setError] = useState<string>()
  const form = useRef<HTMLFormElement>(BEFORE_MOUNT)
  const pencilButton = useRef<HTMLButtonElement>(BEFORE_MOUNT)

  const edit = () => {
    flushSync(() => {
      setTyped(plan.name)
      setError(undefined)
    })
    form.current.querySelector('input')?.select()
  }
  const close = () => {
    flushSync(() => setTyped(undefined))
    pencilButton.current.focus()
  }
  const save = (event: SubmitEvent) => {
    event.preventDefault()
    const name = inOneLine(typed ?? '')
    if (!isPlanName(name)) {
      setError(text('plan.name-refused', { most: MAX_NAME_LENGTH }))
      form.current.querySelector('input')?.focus()
      return
    }
    if (name !== plan.name) {
      open.change({ ...plan, name }, text('plan.renamed', { name: name || text('planner.my-room') }))
    }
    close()
  }
  if (typed === undefined) {
    return (
      <div className={styles.name}>
        <PlanHeading name={plan.name} />
        <Button
          ref={pencilButton}
          kind="quiet"
          size="small"
          className={styles.pencil}
          aria-label={text('plan.rename')}
          onClick={edit}
        >
          <Icon name={pencil} size={20} />
        </Button>
      </div>
    )
  }
  return (
    <form ref={form} className={styles.form} data-plan-name onSubmit={save}>
      <TextField
        label={text('plan.name')}
        error={error}
        value={typed}
        maxLength={MAX_NAME_LENGTH}
        placeholder={text('planner.my-room')}
        autoComplete="off"
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && close()}
      />
      <Button type="submit" size="small">
        {text('plan.name-save')}
      </Button>
      <Button kind="quiet" size="small" onClick={close}>
        {text('plan.name-cancel')}
      </Button>
    </form>
  )
}
