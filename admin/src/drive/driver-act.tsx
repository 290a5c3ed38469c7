import { Alert, Stack, Typography } from '@mui/material'
import { Link } from 'react-router-dom'
import type { DriverActList } from '#contract/admin/drive.ts'
import type { DriverActKind, DriverProblem, KeptReason } from '#domain/drive/driver-acts.ts'
import { post } from '../api.ts'
import { said, t } from '../language/t.ts'
import { useCan } from '../session/staff-session.ts'
import { moneyText, whenText } from '../ui/formats.ts'
import { ShopperPhotos } from '../ui/shopper-photos.tsx'
import { WordsButton } from '../ui/words-button.tsx'
import { whatToDo } from './refusal-words.ts'

export type Act = DriverActList['items'][number]

const MAX_WORDS = 300
const MINUTE_MS = 60_000

const kinds: Record<Exclude<DriverActKind, 'problem'>, string> = { start: t('Started'), 'hand-over': t('Handed over') }

const problems: Record<DriverProblem, string> = {
  absent: t('Brought back: nobody was there'),
  refused: t('Brought back: not accepted at the door'),
  damaged: t('Brought back: damaged'),
  unpaid: t('Brought back: the cash was not paid'),
  other: t('Brought back'),
}

const reasons: Record<KeptReason, string> = {
  damaged: t('damaged'),
  refused: t('not accepted at the door'),
  missing: t('not in the vehicle'),
}

/** What a driver recorded at the door. */
export function DriverAct({ act, shownIn }: { act: Act; shownIn?: string }) {
  const { driver, words, cash, photoIds, deliveryId, restDeliveryId } = act
  const back = act.pieces.filter(({ kept }) => kept > 0)
  const name = nameOf(act, back.length > 0)
  return (
    <Stack sx={{ gap: 1 }}>
      <Typography>
        <strong>{name}</strong>, {driver}, {whenText(act.happenedAt)}
      </Typography>
      <Clock act={act} />
      <Refused act={act} />
      {back.length > 0 && (
        <>
          <ul style={{ margin: 0, paddingInlineStart: '1.25rem' }}>
            {back.map((piece) => (
              <li key={piece.position}>{cameBack(piece)}</li>
            ))}
          </ul>
          {restDeliveryId !== null && <WhatFollows {...{ deliveryId, restDeliveryId, shownIn }} />}
        </>
      )}
      {words !== '' && <Typography>“{words}”</Typography>}
      {cash !== null && <Typography>{t('Cash counted: %{cash}', { cash: moneyText(cash) })}</Typography>}
      {photoIds.length > 0 && <ShopperPhotos ids={photoIds} name={name} />}
    </Stack>
  )
}

function nameOf({ kind, problem }: Act, isPart: boolean): string {
  if (kind === 'problem') return problems[problem ?? 'other']
  return isPart ? t('Handed over in part') : kinds[kind]
}

function cameBack({ kept: count, title, why }: Act['pieces'][number]): string {
  if (why === null) return t('Came back: %{count} × %{title}', { count, title })
  return t('Came back: %{count} × %{title}, %{reason}', { count, title, reason: reasons[why] })
}

/** The clock of a phone may be wrong, and an act may arrive a day later. */
function Clock({ act: { at, happenedAt, receivedAt } }: { act: Act }) {
  const isCorrected = Math.abs(Date.parse(at) - Date.parse(happenedAt)) > MINUTE_MS
  const isLate = Date.parse(receivedAt) - Date.parse(happenedAt) > 10 * MINUTE_MS
  if (!isCorrected && !isLate) return null
  return (
    <Typography variant="body2" color="text.secondary">
      {isLate && t('Sent on %{time}.', { time: whenText(receivedAt) })}{' '}
      {isCorrected && t('The phone’s clock said %{time}.', { time: whenText(at) })}
    </Typography>
  )
}

type Follows = { deliveryId: string; restDeliveryId: string; shownIn: string | undefined }

function WhatFollows({ deliveryId, restDeliveryId, shownIn }: Follows) {
  if (shownIn === restDeliveryId) {
    return (
      <Alert severity="info">
        {t(
          'Schedule these pieces to bring them again, or cancel the remaining items to refund what was paid for them. That restocks them: take damaged ones off the stock.',
        )}{' '}
        <Link to={`/deliveries/${deliveryId}/show`}>{t('First delivery')}</Link>
      </Alert>
    )
  }
  return (
    <Typography>
      <Link to={`/deliveries/${restDeliveryId}/show`}>{t('Delivery of what came back')}</Link>
    </Typography>
  )
}

function Refused({ act: { id, refusal, answer, settled } }: { act: Act }) {
  const mayWork = useCan('orders.work')
  if (refusal === null) return null
  if (settled) {
    return (
      <Alert severity="success">
        {t('Not accepted: %{answer} Settled by %{by}, %{at}: “%{how}”', {
          answer: said(answer),
          by: settled.by,
          at: whenText(settled.at),
          how: settled.how,
        })}
      </Alert>
    )
  }
  return (
    <Alert severity="warning">
      {t('Not accepted: %{answer}', { answer: said(answer) })} {whatToDo[refusal]}
      {mayWork && (
        <div>
          <WordsButton
            label={t('Settle')}
            size="small"
            title={t('What was done?')}
            text={t('The act leaves the list of what waits. The driver’s record stays as it is.')}
            wordsLabel={t('What was done')}
            maxLength={MAX_WORDS}
            act={(how) => post(`/driver-acts/${id}/settlement`, { how })}
            done={t('Settled')}
          />
        </div>
      )}
    </Alert>
  )
}
