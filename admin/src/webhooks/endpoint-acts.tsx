import { useState } from 'react'
import { Alert, Button, DialogContent } from '@mui/material'
import { EditButton, useNotify, useRefresh } from 'react-admin'
import { useMutation } from '@tanstack/react-query'
import type { NewWebhookEndpoint, WebhookDeliveryDetail, WebhookEndpoint } from '#contract/admin/webhooks.ts'
import { post, postOnce, put } from '../api.ts'
import { t } from '../language/t.ts'
import { ActButton } from '../ui/act-button.tsx'
import { DialogFrame, FormDialog } from '../ui/form-dialog.tsx'
import { ChoiceField } from '../ui/plain-fields.tsx'
import { NewSecret } from './new-secret.tsx'
import { answerText } from './webhook-words.ts'

/** What staff can do with a receiver. */
export function EndpointActs({ endpoint }: { endpoint: WebhookEndpoint }) {
  const { id, state } = endpoint
  return (
    <>
      <TestButton id={id} />
      {state === 'active' ? (
        <ActButton
          label={t('Pause')}
          act={() => put(`/webhooks/${id}/state`, { state: 'paused' })}
          done={t('Paused. Messages wait up to three days.')}
        />
      ) : (
        <ActButton
          label={t('Resume')}
          variant="contained"
          act={() => put(`/webhooks/${id}/state`, { state: 'active' })}
          done={t('Resumed. What waits is being sent.')}
        />
      )}
      <RotateButton id={id} />
      <EditButton />
    </>
  )
}

/** Sends a test message and says how it was answered. */
function TestButton({ id }: { id: string }) {
  const notify = useNotify()
  const refresh = useRefresh()
  const testing = useMutation({
    mutationFn: () => postOnce<WebhookDeliveryDetail>(`/webhooks/${id}/test`, {}),
    onSuccess: ({ state, lastStatus, lastError }) => {
      const answer = answerText({ status: lastStatus, error: lastError })
      if (state === 'delivered') notify(t('The test arrived: %{answer}', { answer }), { type: 'success' })
      else notify(t('The test did not arrive: %{answer}', { answer }), { type: 'error' })
      refresh()
    },
    onError: ({ message }) => notify(message, { type: 'error' }),
    networkMode: 'always',
  })
  return (
    <Button loading={testing.isPending} onClick={() => testing.mutate()}>
      {t('Send test')}
    </Button>
  )
}

type Overlap = '0' | '1' | '24' | '168'
const overlaps: { id: Overlap; name: string }[] = [
  { id: '24', name: t('A day') },
  { id: '168', name: t('A week') },
  { id: '1', name: t('An hour') },
  { id: '0', name: t('Not at all: it is in wrong hands') },
]

/** Makes a new secret and shows it once. */
function RotateButton({ id }: { id: string }) {
  const [isAsking, setIsAsking] = useState(false)
  const [overlap, setOverlap] = useState<Overlap>('24')
  const [secret, setSecret] = useState<string>()
  const refresh = useRefresh()
  async function rotate() {
    const made = await post<NewWebhookEndpoint>(`/webhooks/${id}/secret`, { overlapHours: Number(overlap) })
    setSecret(made.secret)
  }
  function close() {
    setSecret(undefined)
    refresh()
  }
  return (
    <>
      <Button onClick={() => setIsAsking(true)}>{t('New secret')}</Button>
      {isAsking && (
        <FormDialog
          title={t('Make a new secret')}
          width="sm"
          yes={t('Make it')}
          act={rotate}
          onDone={() => setIsAsking(false)}
          onClose={() => setIsAsking(false)}
        >
          <Alert severity="info">{t('While both are valid, each message is signed with both.')}</Alert>
          <ChoiceField
            label={t('The old secret stays valid for')}
            value={overlap}
            onChange={setOverlap}
            choices={overlaps}
          />
        </FormDialog>
      )}
      {secret !== undefined && (
        <DialogFrame title={t('New secret')} isBusy onClose={close}>
          <DialogContent>
            <NewSecret secret={secret} onDone={close} />
          </DialogContent>
        </DialogFrame>
      )}
    </>
  )
}
