import { useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import type { PlannedPiece } from '#domain/planner/plan.ts'
import { BEFORE_MOUNT } from '../../ui/before-mount.ts'
import { Button } from '../../ui/button.tsx'
import styles from './find-panel.module.css'
import type { OpenPlan } from './open-plan.ts'
import OwnForm from './own-form.tsx'
import type { Words } from './words.ts'

type OwnSourceProps = { open: OpenPlan; words: Words; changing: PlannedPiece | undefined }

/** The form for furniture of the shopper's own. It gives way, with what is typed, to the same form beside the plan. */
export function OwnSource({ open, words, changing }: OwnSourceProps) {
  const { text } = words
  const box = useRef<HTMLDivElement>(BEFORE_MOUNT)
  const next = useRef<HTMLButtonElement>(null)
  const isAside = changing !== undefined
  useLayoutEffect(() => {
    if (isAside && box.current.contains(document.activeElement)) next.current?.focus()
  }, [isAside])
  const addNext = () => {
    flushSync(() => open.select(null))
    box.current.querySelector('input')?.focus()
  }
  return (
    <>
      {changing && (
        <>
          <p className={styles.note}>{text('planner.own.beside', { name: changing.name })}</p>
          <Button ref={next} kind="outline" size="small" onClick={addNext}>
            {text('planner.own.next')}
          </Button>
        </>
      )}
      <div ref={box} hidden={isAside}>
        <OwnForm open={open} words={words} />
      </div>
    </>
  )
}
