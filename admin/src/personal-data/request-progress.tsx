import { Alert, LinearProgress, Typography } from '@mui/material'
import { Link } from 'react-router-dom'
import type { DataRequest } from '#contract/admin/personal-data.ts'
import { said, t, tNodes } from '../language/t.ts'

const whys: Record<DataRequest['inTheWay'][number]['why'], string> = {
  'on-its-way': t('deliver or cancel it'),
  'money-or-goods-under-way': t('finish its return or refund'),
}

/** Where the request stands, which orders are in the way or go with the person, and what to do. */
export function RequestProgress({ request: { state, problem, inTheWay, toCancel } }: { request: DataRequest }) {
  return (
    <>
      {problem !== '' && (
        <Alert severity="error">
          {said(problem)}{' '}
          {state !== 'open' &&
            tNodes('If that does not help, %{seeError}.', {
              seeError: <Link to="/health/jobs">{t('see its error under Health')}</Link>,
            })}
        </Alert>
      )}
      {state === 'searching' && <Waiting text={t('Searching messages that were sent without a login')} />}
      {state === 'deleting' && <Waiting text={t('Deleting. You can leave this page.')} />}
      {state === 'deleted' && (
        <Alert severity="success">
          {t('The person is deleted. Tell them so, and what stays and why; the table below says it.')}
        </Alert>
      )}
      {state === 'open' && inTheWay.length > 0 && (
        <Alert severity="warning">
          {t('The data can be downloaded. The person can be deleted once these orders are settled:')}
          {inTheWay.map(({ id, number, why }) => (
            <div key={id}>
              <Link to={`/orders/${id}/show`}>{number}</Link>: {whys[why]}
            </div>
          ))}
        </Alert>
      )}
      {state === 'open' && toCancel.length > 0 && (
        <Alert severity="warning">
          {t(
            'The deletion cancels these unpaid orders, which anybody can place. Ask the person first whether a transfer is on its way:',
          )}
          {toCancel.map(({ id, number }) => (
            <div key={id}>
              <Link to={`/orders/${id}/show`}>{number}</Link>
            </div>
          ))}
        </Alert>
      )}
    </>
  )
}

function Waiting({ text }: { text: string }) {
  return (
    <div>
      <Typography role="status">{text}</Typography>
      <LinearProgress aria-label={text} />
    </div>
  )
}
