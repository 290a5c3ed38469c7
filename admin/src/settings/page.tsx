import { CircularProgress, Stack } from '@mui/material'
import { EditBase, SaveButton, SimpleForm, Title, Toolbar } from 'react-admin'
import { t } from '../language/t.ts'
import { EditingNow } from '../live/editing-now.tsx'
import { useCan } from '../session/staff-session.ts'
import { FORM_WIDTH_PX } from '../theme/controls.ts'
import { ReadProblem } from '../ui/read-problem.tsx'
import {
  ContactSettings,
  LegalSettings,
  NameSettings,
  FigureSettings,
  HolidaySettings,
  MoneySettings,
} from './settings-parts.tsx'

/** Settings of the shop. Staff without `settings.write` see a disabled form. */
export default function SettingsPage() {
  const mayWrite = useCan('settings.write')
  return (
    <>
      <Title title={t('Settings')} />
      <EditBase
        resource="settings"
        id="shop"
        redirect={false}
        mutationMode="pessimistic"
        disableAuthentication
        redirectOnError={false}
        error={<ReadProblem />}
        loading={<CircularProgress aria-label={t('Loading')} sx={{ m: 4 }} />}
      >
        <SimpleForm
          warnWhenUnsavedChanges
          sanitizeEmptyValues={false}
          disabled={!mayWrite}
          toolbar={mayWrite ? <SaveBar /> : false}
          sx={{ p: 0, pt: 2, maxWidth: FORM_WIDTH_PX }}
        >
          {mayWrite && <EditingNow />}
          <Stack sx={{ width: '100%', gap: 2 }}>
            <NameSettings />
            <ContactSettings />
            <LegalSettings />
            <MoneySettings />
            <HolidaySettings />
            <FigureSettings />
          </Stack>
        </SimpleForm>
      </EditBase>
    </>
  )
}

function SaveBar() {
  return (
    <Toolbar sx={{ mt: 2, border: 1, borderColor: 'divider', borderRadius: 1, maxWidth: FORM_WIDTH_PX }}>
      <SaveButton />
    </Toolbar>
  )
}
