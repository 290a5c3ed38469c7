import { useState } from 'react'
import { Card, CardContent } from '@mui/material'
import { Create, SaveButton, SimpleForm, Title, Toolbar, useRedirect } from 'react-admin'
import type { NewWebhookEndpoint } from '#contract/admin/webhooks.ts'
import { t } from '../language/t.ts'
import { EndpointInputs } from './endpoint-inputs.tsx'
import { NewSecret } from './new-secret.tsx'

const toolbar = (
  <Toolbar>
    <SaveButton label={t('Add receiver')} />
  </Toolbar>
)

const blank = { url: '', description: '', events: [] }

/** Form that adds a receiver, and then shows its secret once. */
export default function WebhookCreate() {
  const [made, setMade] = useState<NewWebhookEndpoint>()
  const redirect = useRedirect()
  if (made) {
    return (
      <Card sx={{ mt: 2, maxWidth: 720 }}>
        <Title title={t('Secret of the new receiver')} />
        <CardContent>
          <NewSecret secret={made.secret} onDone={() => redirect('show', 'webhooks', made.id)} />
        </CardContent>
      </Card>
    )
  }
  return (
    <Create<NewWebhookEndpoint> title={t('New receiver')} redirect={false} mutationOptions={{ onSuccess: setMade }}>
      <SimpleForm toolbar={toolbar} defaultValues={blank} warnWhenUnsavedChanges sx={{ maxWidth: 640 }}>
        <EndpointInputs />
      </SimpleForm>
    </Create>
  )
}
