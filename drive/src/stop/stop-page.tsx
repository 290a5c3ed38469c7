import { useState } from 'react'
import { mapUrl } from '#domain/addresses/position.ts'
import { useText } from '../../../storefront/app/messages/text.ts'
import { Icon } from '../../../storefront/app/ui/icon.tsx'
import { Connection } from '../connection.tsx'
import { stopsOfToday, useDay } from '../device/day-state.ts'
import { record } from '../device/queue.ts'
import type { KeptAct, KeptStop } from '../device/records.ts'
import { isOver, statusOf, type StopStatus } from '../device/stop-status.ts'
import { icons } from '../icon-paths.ts'
import { NotSaved, useSaving } from '../saving.tsx'
import { Outcome, StopTime, Unsent } from '../stop-row.tsx'
import { HandOverForm } from './hand-over-form.tsx'
import { ProblemForm } from './problem-form.tsx'

/** One stop: whom to call, what to carry, and what happens at the door. */
export function StopPage({ id }: { id: string }) {
  const text = useText()
  const day = useDay()
  const stops = stopsOfToday(day)
  const index = stops.findIndex((stop) => stop.id === id)
  const stop = stops[index]
  return (
    <>
      <header className="head bar">
        <a href="#/" className="back" aria-label={text('drive.stop.back')}>
          <Icon name="arrow-left" />
        </a>
        {stop && <p>{text('drive.stop.number', { number: index + 1, all: stops.length })}</p>}
        <Connection />
      </header>
      <main className="stop">{stop ? <Stop stop={stop} /> : <p className="empty">{text('drive.stop.gone')}</p>}</main>
    </>
  )
}

function Stop({ stop }: { stop: KeptStop }) {
  const text = useText()
  const { acts } = useDay()
  const status = statusOf(stop, acts)
  const [hasProblem, setProblem] = useState(false)
  return (
    <>
      <section>
        <div className="line">
          <h1>{stop.name}</h1>
          <p className="time">
            <StopTime stop={stop} status={status} />
          </p>
        </div>
        <p className="soft">{stop.address}</p>
        {stop.access !== '' && <p className="note">{text('drive.stop.access', { access: stop.access })}</p>}
        {stop.note !== '' && (
          <p className="note">
            <Icon name={icons.note} size={20} />“{stop.note}”
          </p>
        )}
        {status.refused && <Refusal act={status.refused} />}
        <CallAndMap stop={stop} />
      </section>
      {isOver(status) && <Over status={status} />}
      {status.stage === 'planned' && <StartFirst stop={stop} />}
      {status.stage === 'started' && (
        <>
          {!hasProblem && <HandOverForm stop={stop} />}
          {hasProblem ? (
            <ProblemForm stop={stop} onCancel={() => setProblem(false)} />
          ) : (
            <section className="acts">
              <button type="button" className="button bad" onClick={() => setProblem(true)}>
                <Icon name={icons.alert} />
                {text('drive.problem.open')}
              </button>
            </section>
          )}
        </>
      )}
    </>
  )
}

function CallAndMap({ stop: { phone, name, position, address } }: { stop: KeptStop }) {
  const text = useText()
  const search = `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`
  return (
    <div className="pair">
      <a className="button" href={`tel:${phone}`} aria-label={text('drive.stop.call-person', { name })}>
        <Icon name="phone" />
        {text('drive.stop.call')}
      </a>
      <a className="button strong" href={position ? mapUrl(position) : search} target="_blank" rel="noreferrer">
        <Icon name={icons.navigate} />
        {text('drive.stop.map')}
      </a>
    </div>
  )
}

function StartFirst({ stop }: { stop: KeptStop }) {
  const text = useText()
  const { hasFailed, save } = useSaving()
  return (
    <section className="acts">
      <p>{text('drive.stop.start-first')}</p>
      {hasFailed && <NotSaved />}
      <button
        type="button"
        className="button strong"
        onClick={() => void save(record(stop, { kind: 'start', fields: {}, photos: [] }))}
      >
        <Icon name={icons.navigate} />
        {text('drive.stop.start')}
      </button>
    </section>
  )
}

function Over({ status }: { status: StopStatus }) {
  return (
    <section>
      <Outcome status={status} />
      {status.isUnsent && <Unsent />}
    </section>
  )
}

function Refusal({ act: { refusal } }: { act: KeptAct }) {
  const text = useText()
  return (
    <div role="alert" className="refusal">
      <p className="strong">{text('drive.refusal.title')}</p>
      <p>{text(`drive.refusal.${refusal ?? 'other'}`)}</p>
    </div>
  )
}
