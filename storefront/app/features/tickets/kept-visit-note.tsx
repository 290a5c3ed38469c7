import { memo, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useFormat } from '../../format.ts'
import { useText } from '../../messages/text.ts'
import { VISIT_KEY } from '../../storage.ts'
import { Button } from '../../ui/button.tsx'
import { useHydrated } from '../../ui/hydration.ts'
import { forgetVisit, KEPT_AFTER_MS, readVisit, removeExpiredVisit } from './kept-visit.ts'
import styles from './kept-visit-note.module.css'
import { ticketPath } from './ticket-path.ts'

const showIfKept = `try{let ms=JSON.parse(localStorage.getItem("${VISIT_KEY}")).until-Date.now();if(ms>0)keptVisit.hidden=false;if(ms<${KEPT_AFTER_MS})visitCall.hidden=true}catch{}`
/** A sample day with the longest text. */
const SOME_DAY = '2026-12-30'

/** The request for a visit that this browser keeps, with the link to it. */
export function KeptVisitNote({ onForget }: { onForget: () => void }) {
  const text = useText()
  const { shortDay } = useFormat()
  const isHydrated = useHydrated()
  const [isForgotten, setIsForgotten] = useState(false)
  useEffect(removeExpiredVisit, [])
  if (!isHydrated) return <Room />
  const visit = isForgotten ? undefined : readVisit()
  if (!visit) return null
  const forget = () => {
    forgetVisit()
    setIsForgotten(true)
    onForget()
  }
  return (
    <div className={styles.note}>
      <p>
        {text('visit.kept', { day: shortDay(visit.day) })}
        {!visit.isDayOver && ` ${text('visit.kept-call')}`}
      </p>
      <div className={styles.actions}>
        <Link to={ticketPath(visit)} className={styles.link}>
          {text('visit.see')}
        </Link>
        <Button kind="quiet" size="small" onClick={forget}>
          {text('visit.forget')}
        </Button>
      </div>
    </div>
  )
}

/** Its room in the served page, before any file has loaded, so that the note pushes nothing down. */
const Room = memo(function Room() {
  const text = useText()
  const { shortDay } = useFormat()
  return (
    <>
      <div
        id="keptVisit"
        className={`${styles.note} ${styles.room}`}
        aria-hidden="true"
        hidden
        suppressHydrationWarning
      >
        <p>
          {text('visit.kept', { day: shortDay(SOME_DAY) })}
          <span id="visitCall" suppressHydrationWarning>
            {' '}
            {text('visit.kept-call')}
          </span>
        </p>
        <div className={styles.actions}>
          <span className={styles.link}>{text('visit.see')}</span>
          <Button kind="quiet" size="small">
            {text('visit.forget')}
          </Button>
        </div>
      </div>
      <script dangerouslySetInnerHTML={{ __html: showIfKept }} />
    </>
  )
})
