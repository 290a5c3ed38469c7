import { type ReactNode, useDeferredValue, useMemo, useRef, useState, type SubmitEvent } from 'react'
import { flushSync } from 'react-dom'
import { type Access, type Goods, willItGetIn } from '#domain/passages/answer.ts'
import { fieldsOf, readAccess, type TypedAccess, usualFields } from '#domain/passages/typed-access.ts'
import { useFormat } from '../../format.ts'
import { useText } from '../../messages/text.ts'
import { BEFORE_MOUNT } from '../../ui/before-mount.ts'
import { focusFirstWrong } from '../../ui/form-problems.ts'
import { AnswerDetails } from './answer-details.tsx'
import { AnswerWords } from './answer-words.tsx'
import styles from './checked-way.module.css'
import { checkedTexts } from './checked-texts.ts'
import type { Delivered } from './delivered.ts'
import { keepMeasures, keptMeasures } from './kept-measures.ts'
import { MeasuresForm } from './measures-form.tsx'
import { useMarkedFields } from './use-marked-fields.ts'
import { usualHeightsText } from './usual-words.ts'

/** Id of the form that the button at the foot submits. */
export const CHECK_FORM = 'passages-form'

type CheckedWayProps = {
  delivered: Delivered & { goods: Goods }
  /** Asks the shop; the question is what was checked, a line each. */
  renderAsk: (question: readonly string[]) => ReactNode
  /** Pieces that get in instead; `onlyWhole` leaves out those that do so in parts only. */
  renderInstead: (access: Access, onlyWhole: boolean) => ReactNode
}

/** The measures of a home and, once they have been checked, what they mean for a variant: at once after each change. */
export function CheckedWay({ delivered, renderAsk, renderInstead }: CheckedWayProps) {
  const text = useText()
  const format = useFormat()
  const [typed, setTyped] = useState(() => keptMeasures(format))
  const [isChecked, setIsChecked] = useState(() => 'access' in readAccess(typed))
  const form = useRef<HTMLFormElement>(BEFORE_MOUNT)
  const top = useRef<HTMLDivElement>(BEFORE_MOUNT)
  const read = readAccess(typed)
  const marks = useMarkedFields(typed)
  const isMarked = Object.keys(marks.problems).length > 0
  const { answer, access, settled, usual } = useAnswer(delivered.goods, typed)
  const isWhole = answer?.answer === 'yes' || answer?.answer === 'tilted'
  const isSure = answer?.answer !== 'unsure' && usual.length === 0 && !delivered.areEstimates
  const contact = answer && renderAsk(checkedTexts(text, settled, answer))

  const change = (changed: TypedAccess) => {
    setTyped(changed)
    keepMeasures(changed)
  }
  const check = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // Rendered before the focus moves, so that a screen reader finds the error.
    flushSync(() => {
      setIsChecked(true)
      marks.markAll()
    })
    if ('problems' in read) focusFirstWrong(form.current, fieldsOf(typed), read.problems)
    else top.current.scrollIntoView({ block: 'start' })
  }

  return (
    <div className={`${styles.way} ${isChecked ? styles.answered : ''}`} ref={top}>
      <section aria-label={text('passages.answer')} className={styles.answer}>
        {/* There before its words, so that screen readers announce them. */}
        <div role="status">
          {isChecked && !answer && (
            <p className={styles.incomplete}>{text(isMarked ? 'passages.incomplete' : 'passages.unfinished')}</p>
          )}
          {isChecked && answer && (
            <AnswerWords answer={answer} delivered={delivered} usual={usualHeightsText(text, settled.unit, usual)} />
          )}
        </div>
        {isChecked && answer && !isSure && contact}
        {isChecked && access && !isWhole && renderInstead(access, answer?.answer === 'in-parts')}
        {isChecked && answer && (
          <AnswerDetails answer={answer} delivered={delivered} unit={settled.unit} contact={isSure && contact} />
        )}
      </section>
      <form id={CHECK_FORM} ref={form} noValidate aria-label={text('passages.measures')} onSubmit={check}>
        <MeasuresForm typed={typed} marks={marks} onChange={change} />
      </form>
    </div>
  )
}

/** Computed after what was typed has been shown: on a small phone it takes longer than a key press. */
function useAnswer(goods: Goods, typed: TypedAccess) {
  const settled = useDeferredValue(typed)
  return useMemo(() => {
    const read = readAccess(settled)
    const access = 'access' in read ? read.access : null
    return {
      access,
      answer: access && willItGetIn(goods, access),
      settled,
      usual: usualFields(settled),
    }
  }, [settled, goods])
}
