import { Typography } from '@mui/material'
import { Link } from 'react-router-dom'
import type { HealthReport } from '#contract/admin/health.ts'
import { Facts } from '../ui/facts.tsx'
import { whenText } from '../ui/formats.ts'
import { walletNames } from './health-words.ts'
import { HealthPartCard, PartTable } from './part-table.tsx'

/** What waits and what failed of mails and SMS. */
export function MessagesPart({ messages }: Pick<HealthReport, 'messages'>) {
  return (
    <HealthPartCard part="messages" value={messages}>
      {({ mails, sms }) => (
        <Facts
          facts={[
            ['Mails waiting', failing(mails.waiting, mails.failing)],
            ['Mails not sent', `${mails.failed} in the last day`],
            ['Last error', mails.lastError],
            ['SMS gateway', sms.gateway ?? 'None'],
            ['SMS waiting', sms.waiting],
            ['SMS not sent', `${sms.failed} in the last day`],
            ['SMS parts', `${sms.parts} of ${sms.dailyParts} in 24 hours`],
          ]}
        />
      )}
    </HealthPartCard>
  )
}

function failing(waiting: number, tried: number): string {
  return tried === 0 ? String(waiting) : `${waiting}, of which ${tried} failed before`
}

/** Open payments by wallet. */
export function WalletsPart({ wallets }: Pick<HealthReport, 'wallets'>) {
  return (
    <HealthPartCard part="wallets" value={wallets}>
      {(each) =>
        each.length === 0 ? (
          <Typography color="text.secondary">No payment is open.</Typography>
        ) : (
          <PartTable
            head={['Wallet', 'Open payments', 'Without an answer']}
            rows={each.map(({ wallet, open, unanswered }) => ({
              key: wallet,
              cells: [walletNames[wallet], open, unanswered],
            }))}
          />
        )
      }
    </HealthPartCard>
  )
}

/** Receivers of webhooks, and those at which nothing arrives. */
export function WebhooksPart({ webhooks }: Pick<HealthReport, 'webhooks'>) {
  return (
    <HealthPartCard part="webhooks" value={webhooks}>
      {({ active, failing: receivers }) => (
        <Facts
          facts={[
            ['Active receivers', active],
            ...receivers.map(({ id, url, failingSince }) => {
              const since = failingSince === null ? '' : ` since ${whenText(failingSince)}`
              return ['Fails', <Receiver key={id} id={id} text={`${url}${since}`} />] as const
            }),
          ]}
        />
      )}
    </HealthPartCard>
  )
}

function Receiver({ id, text }: { id: string; text: string }) {
  return <Link to={`/webhooks/${id}/show`}>{text}</Link>
}
