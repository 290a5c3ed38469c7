import { Typography } from '@mui/material'
import { Link } from 'react-router-dom'
import type { HealthReport } from '#contract/admin/health.ts'
import { t } from '../language/t.ts'
import { Facts } from '../ui/facts.tsx'
import { whenText } from '../ui/formats.ts'
import { countText, walletNames } from './health-words.ts'
import { HealthPartCard, PartTable } from './part-table.tsx'

/** What waits and what failed of mails and SMS. */
export function MessagesPart({ messages }: Pick<HealthReport, 'messages'>) {
  return (
    <HealthPartCard part="messages" value={messages}>
      {({ mails, sms }) => (
        <Facts
          facts={[
            [t('Mails waiting'), failing(mails.waiting, mails.failing)],
            [t('Mails not sent'), t('%{count} in the last day', { count: mails.failed })],
            [t('Last error'), mails.lastError],
            [t('SMS gateway'), sms.gateway ?? t('None')],
            [t('SMS waiting'), countText(sms.waiting)],
            [t('SMS not sent'), t('%{count} in the last day', { count: sms.failed })],
            [t('SMS parts'), t('%{parts} of %{most} in 24 hours', { parts: sms.parts, most: sms.dailyParts })],
          ]}
        />
      )}
    </HealthPartCard>
  )
}

function failing(waiting: number, tried: number): string {
  return tried === 0 ? countText(waiting) : t('%{waiting}, of which %{tried} failed before', { waiting, tried })
}

/** Open payments by wallet. */
export function WalletsPart({ wallets }: Pick<HealthReport, 'wallets'>) {
  return (
    <HealthPartCard part="wallets" value={wallets}>
      {(each) =>
        each.length === 0 ? (
          <Typography color="text.secondary">{t('No payment is open.')}</Typography>
        ) : (
          <PartTable
            head={[t('Wallet'), t('Open payments'), t('Without an answer')]}
            rows={each.map(({ wallet, open, unanswered }) => ({
              key: wallet,
              cells: [walletNames[wallet], countText(open), countText(unanswered)],
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
            [t('Active receivers'), countText(active)],
            ...receivers.map(({ id, url, failingSince }) => {
              const text =
                failingSince === null ? url : t('%{url} since %{when}', { url, when: whenText(failingSince) })
              return [t('Fails'), <Receiver key={id} id={id} text={text} />] as const
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
