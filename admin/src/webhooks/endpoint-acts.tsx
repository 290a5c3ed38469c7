import { useState } from 'react'
import { Alert, Button, DialogContent } from '@mui/material'
import { EditButton, useNotify, useRefresh } from 'react-admin'
import { useMutation } from '@tanstack/react-query'
import type { NewWebhookEndpoint, WebhookDeliveryDetail, WebhookEndpoint } from '#contract/admin/webhooks.ts'
import { post, postOnce, put } from '../api.ts'
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
          label="Pause"
          act={() => put(`/webhooks/${id}/state`, { state: 'paused' })}
          done="Paused. Messages wait up to three days."
        />
      ) : (
        <ActButton
          label="Resume"
          variant="contained"
          act={() => put(`/webhooks/${id}/state`, { state: 'active' })}
          done="Resumed. What waits is being sent."
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
      if (state === 'delivered') notify(`The test arrived: ${answer}`, { type: 'success' })
      else notify(`The test did not arrive: ${answer}`, { type: 'error' })
      refresh()
    },
    onError: ({ message }) => notify(message, { type: 'error' }),
    networkMode: 'always',
  })
  return (
    <Button loading={testing.isPending} onClick={() => testing.mutate()}>
      Send test
    </Button>
  )
}

type Overlap = '0' | '1' | '24' | '168'
const overlaps: { id: Overlap; name: string }[] = [
  { id: '24', name: 'A day' },
  { id: '168', name: 'A week' },
  { id: '1', name: 'An hour' },
  { id: '0', name: 'Not at all: it is in wrong hands' },
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
      <Button onClick={() => setIsAsking(true)}>New secret</Button>
      {isAsking && (
        <FormDialog
          title="Make a new secret"
          width="sm"
          yes="Make it"
          act={rotate}
          onDone={() => setIsAsking(false)}
          onClose={() => setIsAsking(false)}
        >
          <Alert severity="info">While both are valid, each message is signed with both.</Alert>
          <ChoiceField
            label="The old secret stays valid for"
            value={overlap}
            onChange={setOverlap}
            choices={overlaps}
          />
        </FormDialog>
      )}
      {secret !== undefined && (
        <DialogFrame title="New secret" isBusy onClose={close}>
          <DialogContent>
            <NewSecret secret={secret} onDone={close} />
          </DialogContent>
        </DialogFrame>
      )}
    </>
  )
}
