import { useState } from 'react'
import { sumOf } from '#domain/sum.ts'
import { useFormat } from '../../storefront/app/format.ts'
import { useText } from '../../storefront/app/messages/text.ts'
import { Connection } from './connection.tsx'
import { stopsOfToday, useDay } from './device/day-state.ts'
import { again, leave } from './device/session.ts'
import { isOver, statusOf } from './device/stop-status.ts'
import { QueueBanner } from './queue-banner.tsx'
import { StopRow } from './stop-row.tsx'

/** The driver's stops of today, in order. */
export function TodayPage({ onLanguage }: { onLanguage: () => void }) {
  const text = useText()
  const day = useDay()
  const stops = stopsOfToday(day).map((stop) => ({ stop, status: statusOf(stop, day.acts) }))
  const next = stops.find(({ status }) => !isOver(status))
  return (
    <>
      <Head stops={stops} />
      <QueueBanner />
      <main>
        {stops.length === 0 && <Nothing />}
        <ol className="stops" aria-label={text('drive.list.label')}>
          {stops.map((one, index) => (
            <StopRow key={one.stop.id} {...one} number={index + 1} isNext={one === next} />
          ))}
        </ol>
      </main>
      <Foot onLanguage={onLanguage} />
    </>
  )
}

type Shown = { stop: ReturnType<typeof stopsOfToday>[number]; status: ReturnType<typeof statusOf> }

function Head({ stops }: { stops: readonly Shown[] }) {
  const text = useText()
  const { shortDay, number } = useFormat()
  const { me, day } = useDay()
  const pieces = sumOf(stops, ({ status }) => status.carried)
  const onBoard = sumOf(stops, ({ status }) => status.onBoard)
  const figures = [
    [text('drive.head.of', { done: stops.filter(({ status }) => isOver(status)).length, all: stops.length }), 'stops'],
    [text('drive.head.of', { done: onBoard, all: pieces }), 'pieces'],
    [number(stops.reduce((sum, { status }) => sum + status.cash, 0)), 'cash'],
  ] as const
  return (
    <header className="head">
      <div className="line">
        <Connection />
        <p>{me?.name}</p>
      </div>
      <h1>{shortDay(day)}</h1>
      <dl>
        {figures.map(([value, name]) => (
          <div key={name}>
            <dt>{text(`drive.head.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </header>
  )
}

function Nothing() {
  const text = useText()
  const { isOnline, isSending, sentAt, trouble } = useDay()
  if (isSending) return <p className="empty">{text('drive.list.loading')}</p>
  const isLoaded = isOnline && sentAt !== null && trouble === null
  return (
    <div className="empty">
      <p>{text(isLoaded ? 'drive.list.none' : 'drive.list.not-loaded')}</p>
      {isLoaded && <p>{text('drive.list.none-hint')}</p>}
    </div>
  )
}

function Foot({ onLanguage }: { onLanguage: () => void }) {
  const text = useText()
  const [isStuck, setStuck] = useState(false)
  const { isSending } = useDay()
  return (
    <footer className="foot">
      <button type="button" className="button" disabled={isSending} onClick={() => void again()}>
        {text('drive.list.reload')}
      </button>
      <button type="button" className="button" onClick={onLanguage}>
        {text('drive.language')}
      </button>
      <button type="button" className="button" onClick={() => void leave().then((isOut) => setStuck(!isOut))}>
        {text('drive.login.logout')}
      </button>
      {isStuck && <p role="alert">{text('drive.login.logout-no-network')}</p>}
    </footer>
  )
}
