import { Box, Stack, Typography } from '@mui/material'
import { Show, useRecordContext } from 'react-admin'
import { Link } from 'react-router-dom'
import type { WebhookDeliveryDetail } from '#contract/admin/webhooks.ts'
import { post } from '../../api.ts'
import { formats, t } from '../../language/t.ts'
import { ActButton } from '../../ui/act-button.tsx'
import { useCan } from '../../session/staff-session.ts'
import { Facts } from '../../ui/facts.tsx'
import { whenText } from '../../ui/formats.ts'
import { PagePart } from '../../ui/page-part.tsx'
import { RecordPage } from '../../ui/record-page.tsx'
import { StatusChip } from '../../ui/status-chip.tsx'
import { answerText, deliveryStateWords } from '../webhook-words.ts'

/** Page of one message to one receiver, with every try. */
export default function DeliveryShow() {
  return (
    <Show component="div" title={<span />} actions={false}>
      <Delivery />
    </Show>
  )
}

function Delivery() {
  const delivery = useRecordContext<WebhookDeliveryDetail>()
  const canWrite = useCan('webhooks.write')
  if (!delivery) return null
  const { id, endpointId, url, messageId, event, record, state, tries, nextTryAt, createdAt, body, attempts } = delivery
  const maySend = canWrite && state !== 'waiting'
  return (
    <RecordPage
      title={event}
      state={<StatusChip {...deliveryStateWords[state]} />}
      acts={
        maySend && (
          <ActButton
            label={t('Send again')}
            act={() => post(`/webhook-deliveries/${id}/sending`)}
            done={t('It is being sent again')}
          />
        )
      }
      aside={
        <PagePart title={t('Message')}>
          <Facts
            facts={[
              [
                t('Receiver'),
                <Link key="receiver" to={`/webhooks/${endpointId}/show`}>
                  {url}
                </Link>,
              ],
              [t('Written'), whenText(createdAt)],
              [t('About'), record],
              ['webhook-id', messageId],
              [t('Tries'), formats.digits(String(tries))],
              [t('Next try'), nextTryAt && whenText(nextTryAt)],
            ]}
          />
        </PagePart>
      }
    >
      <PagePart title={t('Sent')}>
        <Code text={JSON.stringify(JSON.parse(body), undefined, 2)} />
      </PagePart>
      <PagePart title={t('Tries')}>
        <Stack sx={{ gap: 2 }}>
          {attempts.length === 0 && <Typography color="text.secondary">{t('Not tried yet.')}</Typography>}
          {attempts.map((attempt) => (
            <div key={attempt.id}>
              <Typography>
                {t('%{when}: %{answer}, after %{duration} ms', {
                  when: whenText(attempt.at),
                  answer: answerText(attempt),
                  duration: formats.digits(String(attempt.durationMs)),
                })}
              </Typography>
              {attempt.answer !== '' && <Code text={attempt.answer} />}
            </div>
          ))}
        </Stack>
      </PagePart>
    </RecordPage>
  )
}

function Code({ text }: { text: string }) {
  return (
    <Box
      component="pre"
      sx={{
        m: 0,
        p: 1.5,
        bgcolor: 'action.hover',
        borderRadius: 1,
        whiteSpace: 'pre-wrap',
        overflowWrap: 'anywhere',
        fontSize: '0.8125rem',
      }}
    >
      {text}
    </Box>
  )
}
