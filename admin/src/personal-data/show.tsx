import { Alert, Box, CircularProgress, Stack, Typography } from '@mui/material'
import { Link, useParams } from 'react-router-dom'
import { Title, useGetOne } from 'react-admin'
import type { DataRequest } from '#contract/admin/personal-data.ts'
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
  if (isPending) return <CircularProgress aria-label="Loading" sx={{ m: 4 }} />
  if (error || !data) return <Alert severity="error">{error?.message ?? 'Data request not found.'}</Alert>
  return (
    <Stack sx={{ gap: 2, py: 2 }}>
      <Title title="Data request" />
      <Stack direction="row" sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography variant="h1">Data request</Typography>
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
  const accountLink = account ? <Link to={`/customers/${account.id}/show`}>{account.name}</Link> : 'None'
  return (
    <PagePart title="Person">
      <Stack sx={{ gap: 1.5 }}>
        <Facts
          facts={[
            ['Email', contact.email],
            ['Mobile number', contact.phone],
            ['Account', accountLink],
            ['Names on orders without a login', names.join('\n')],
          ]}
        />
        {names.length > 1 && (
          <Alert severity="warning">
            Several names: an address or a number may be a family’s. Download and delete only what belongs to this
            person.
          </Alert>
        )}
        {otherAccounts > 0 && (
          <Alert severity="info">
            {otherAccounts === 1
              ? 'An account with another email address names this mobile number. It does'
              : `${otherAccounts} accounts with other email addresses name this mobile number. They do`}{' '}
            not belong to this request: anybody can type a number.
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
  const what = [
    ...(orders > 0 ? [orders === 1 ? '1 order' : `${orders} orders`] : []),
    ...(messages > 0 ? [messages === 1 ? '1 message' : `${messages} messages`] : []),
  ].join(' and ')
  return (
    <Alert severity="info">
      {what} with this number {orders + messages === 1 ? 'names' : 'name'} another email address, and{' '}
      {orders + messages === 1 ? 'is' : 'are'} not in this request. If the person has that address too, open a request
      with it.
    </Alert>
  )
}

function RecordPart({ request }: { request: DataRequest }) {
  const { reason, identityCheck, proved, exportedAt, exportedBy, exportedById, deletionBy, deletionById } = request
  const opened = <Acted at={request.createdAt} id={request.staffId} name={request.staffName} />
  const exported = exportedAt && <Acted at={exportedAt} id={exportedById} name={exportedBy} />
  const deletion = deletionBy && <Colleague id={deletionById} name={deletionBy} />
  return (
    <PagePart title="Record">
      <Facts
        facts={[
          ['Opened', opened],
          ['Asked for', reason],
          ['Proved', proved.map((contact) => provedTexts[contact]).join('\n')],
          ['Identity', identityCheck],
          ['Downloaded', exported],
          ['Deletion by', deletion],
          ['Ended', request.endedAt && whenText(request.endedAt)],
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
