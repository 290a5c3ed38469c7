import { EditPage } from '../content/record-pages.tsx'
import { t } from '../language/t.ts'
import { EndpointInputs } from './endpoint-inputs.tsx'

/** Form of a receiver. */
export default function WebhookEdit() {
  return (
    <EditPage removal={t('Nothing more is sent to it, and its messages leave the log.')}>
      <EndpointInputs />
    </EditPage>
  )
}
