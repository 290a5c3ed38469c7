import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Session } from '#contract/accounts.ts'
import { useFormat } from '../../../format.ts'
import { useText, type Text } from '../../../messages/text.ts'
import { queryClient } from '../../../query-client.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { showToast } from '../../../ui/toast.tsx'
import { accountApi } from '../session/account-api.ts'
import { Card } from './card.tsx'
import card from './card.module.css'
import styles from './sessions-card.module.css'

const laptop = 'M5 5.500h14v10H5zM2.500 18.500h19'
const phone = 'M7.500 3h9v18h-9zM11 18h2'

const OTHERS = 'others'

/** The shopper's sessions, with buttons that end them. */
export function SessionsCard({ userId }: { userId: string }) {
  const text = useText()
  const {
    data: sessions,
    isError,
    refetch,
    isFetching,
  } = useQuery(
    {
      queryKey: ['sessions', userId],
      queryFn: loadSessions,
      // The sessions are private and must be up to date on each visit.
      gcTime: 0,
      staleTime: 0,
    },
    queryClient,
  )
  const [ending, setEnding] = useState<string>()
  const end = async (which: string) => {
    if (ending !== undefined) return
    setEnding(which)
    const answer = await (which === OTHERS ? accountApi.endOtherSessions() : accountApi.endSession(which))
    const done = which === OTHERS ? 'profile.sessions.ended' : 'profile.sessions.ended-one'
    if (answer.success) showToast('success', text(done))
    else showToast('error', answer.message || text('error.occurred'))
    await refetch()
    setEnding(undefined)
  }
  return (
    <Card id="sessions-title" title={text('profile.sessions')}>
      {!sessions && !isError && <Skeleton className={styles.loading} />}
      {!sessions && isError && (
        <div className={card.actions}>
          <p>{text('profile.sessions.not-loaded')}</p>
          <Button kind="outline" busy={isFetching} onClick={() => void refetch()}>
            {text('error.again')}
          </Button>
        </div>
      )}
      {sessions && (
        <ul className={styles.list}>
          {sessions.map((session) => (
            <SessionRow
              key={session._id}
              session={session}
              isEnding={ending === session._id}
              onEnd={() => void end(session._id)}
            />
          ))}
        </ul>
      )}
      {sessions && sessions.length > 1 && (
        <div className={card.actions}>
          <Button kind="outline" busy={ending === OTHERS} onClick={() => void end(OTHERS)}>
            {text('profile.sessions.end-others')}
          </Button>
        </div>
      )}
    </Card>
  )
}

type SessionRowProps = { session: Session; isEnding: boolean; onEnd: () => void }

function SessionRow({ session: { device, place, lastSeenAt, isThis }, isEnding, onEnd }: SessionRowProps) {
  const text = useText()
  const format = useFormat()
  const name = deviceText(device, text)
  const seen = isThis ? text('profile.sessions.this') : text('profile.sessions.seen', { ago: format.ago(lastSeenAt) })
  return (
    <li className={styles.session}>
      <Icon name={/Android|iOS|iPhone|iPad|mobile/i.test(device) ? phone : laptop} />
      <div className={styles.where}>
        <p className={styles.device}>{name}</p>
        <p className={isThis ? styles.this : card.intro}>{place === null ? seen : `${place} · ${seen}`}</p>
      </div>
      {!isThis && (
        <Button
          kind="quiet"
          busy={isEnding}
          aria-label={text('profile.sessions.end-named', { device: name })}
          onClick={onEnd}
        >
          {text('profile.sessions.end')}
        </Button>
      )}
    </li>
  )
}

/** Translates the API's English device names, such as `Chrome on Android`. */
function deviceText(device: string, text: Text): string {
  if (device === 'Unknown device') return text('profile.sessions.unknown')
  const [browser, system] = device.split(' on ')
  return browser && system ? text('profile.sessions.device', { browser, system }) : device
}

async function loadSessions(): Promise<Session[]> {
  const answer = await accountApi.sessions()
  if (answer.success) return answer.data
  throw new Error(`The sessions could not be loaded: ${answer.message}`)
}
