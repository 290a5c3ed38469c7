import { Alert, Box, CircularProgress, Stack, Typography } from '@mui/material'
import { Link, useParams } from 'react-router-dom'
import { Title, useGetOne } from 'react-admin'
import type { DataRequest } from '#contract/admin/personal-data.ts'
import { t } from '../language/t.ts'
import { useCan } from '../session/staff-session.ts'
import { Facts } from '../ui/facts.tsx'
import { whenText } from '../ui/formats.ts'
import { PagePart } from '../ui/page-part.tsx'
import { StatusChip } from '../ui/status-chip.tsx'
import { FoundByNumber } from './found-by-number.tsx'
import { HoldingsTable } from './holdings-table.tsx'
import { RequestActs } from './request-acts.tsx'
import { RequestProgress } from './request-progress.tsx'
import { provedTexts, requestStates } from './request-words.ts'

const ASK_AGAIN_MS = 1_500
const moving = new Set(['searching', 'deleting'])

/** Page of one data request: the person, what the shop holds, and the buttons to download and delete it. */
export default function DataRequestShow() {
  const { id = '' } = useParams()
  const { data, error, isPending } = useGetOne<DataRequest>(
    'data-requests',
    { id },
    { refetchInterval: (query) => (moving.has(query.state.data?.state ?? '') ? ASK_AGAIN_MS : false) },
  )
  if (isPending) return <CircularProgress aria-label={t('Loading')} sx={{ m: 4 }} />
  if (error || !data) return <Alert severity="error">{error?.message ?? t('Data request not found.')}</Alert>
  return (
    <Stack sx={{ gap: 2, py: 2 }}>
      <Title title={t('Data request')} />
      <Stack direction="row" sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography variant="h1">{t('Data request')}</Typography>
        <StatusChip {...requestStates[data.state]} />
        <Box sx={{ flex: 1 }} />
        <RequestActs request={data} />
      </Stack>
      <RequestProgress request={data} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '2fr 1fr' }, alignItems: 'start' }}>
        <Stack sx={{ gap: 2 }}>
          <FoundByNumber byNumber={data.byNumber} />
          <HoldingsTable request={data} />
        </Stack>
        <Stack sx={{ gap: 2 }}>
          <PersonPart request={data} />
          <RecordPart request={data} />
        </Stack>
      </Box>
    </Stack>
  )
}

function PersonPart({ request }: { request: DataRequest }) {
  const { contact, account, names, otherAccounts, withOtherEmail } = request
  if (!contact) return null
  const accountLink = account ? <Link to={`/customers/${account.id}/show`}>{account.name}</Link> : t('None')
  return (
    <PagePart title={t('Person')}>
      <Stack sx={{ gap: 1.5 }}>
        <Facts
          facts={[
            [t('Email'), contact.email],
            [t('Mobile number'), contact.phone],
            [t('Account'), accountLink],
            [t('Names on orders without a login'), names.join('\n')],
          ]}
        />
        {names.length > 1 && (
          <Alert severity="warning">
            {t(
              'Several names: an address or a number may be a family’s. Download and delete only what belongs to this person.',
            )}
          </Alert>
        )}
        {otherAccounts > 0 && (
          <Alert severity="info">
            {t(
              'An account with another email address names this mobile number. It does not belong to this request: anybody can type a number. |||| %{count} accounts with other email addresses name this mobile number. They do not belong to this request: anybody can type a number.',
              { count: otherAccounts },
            )}
          </Alert>
        )}
        <WithOtherEmail {...withOtherEmail} />
      </Stack>
    </PagePart>
  )
}

/** Says how much has the same number and another email address, without saying whose it is. */
function WithOtherEmail({ orders, messages }: DataRequest['withOtherEmail']) {
  if (orders + messages === 0) return null
  return (
    <Alert severity="info">
      {othersText(orders, messages)} {t('If the person has that address too, open a request with it.')}
    </Alert>
  )
}

function othersText(orders: number, messages: number): string {
  if (messages === 0) {
    return t(
      '%{count} order with this number names another email address, and is not in this request. |||| %{count} orders with this number name another email address, and are not in this request.',
      { count: orders },
    )
  }
  if (orders === 0) {
    return t(
      '%{count} message with this number names another email address, and is not in this request. |||| %{count} messages with this number name another email address, and are not in this request.',
      { count: messages },
    )
  }
  return t('%{orders} and %{messages} with this number name another email address, and are not in this request.', {
    orders: t('%{count} order |||| %{count} orders', { count: orders }),
    messages: t('%{count} message |||| %{count} messages', { count: messages }),
  })
}

function RecordPart({ request }: { request: DataRequest }) {
  const { reason, identityCheck, proved, exportedAt, exportedBy, exportedById, deletionBy, deletionById } = request
  const opened = <Acted at={request.createdAt} id={request.staffId} name={request.staffName} />
  const exported = exportedAt && <Acted at={exportedAt} id={exportedById} name={exportedBy} />
  const deletion = deletionBy && <Colleague id={deletionById} name={deletionBy} />
  return (
    <PagePart title={t('Record')}>
      <Facts
        facts={[
          [t('Opened'), opened],
          [t('Asked for'), reason],
          [t('Proved'), proved.map((contact) => provedTexts[contact]).join('\n')],
          [t('Identity'), identityCheck],
          [t('Downloaded'), exported],
          [t('Deletion by'), deletion],
          [t('Ended'), request.endedAt && whenText(request.endedAt)],
        ]}
      />
    </PagePart>
  )
}

function Acted({ at, ...colleague }: { at: string; id: string | null; name: string }) {
  return (
    <>
      {whenText(at)}
      <br />
      <Colleague {...colleague} />
    </>
  )
}

/** The name at that moment; owners see whose it is now. */
function Colleague({ id, name }: { id: string | null; name: string }) {
  const seesStaff = useCan('staff.read')
  return seesStaff && id !== null ? <Link to={`/staff/${id}`}>{name}</Link> : name
}
