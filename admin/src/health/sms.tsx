import SmsIcon from '@mui/icons-material/SmsOutlined'
import { DataTable } from 'react-admin'
import type { AdminSms } from '#contract/admin/health.ts'
import { said, t } from '../language/t.ts'
import { countText } from './health-words.ts'
import { MessageList } from './message-list.tsx'

const Column = DataTable.Col<AdminSms>

/** SMS of the last month. */
export default function SmsList() {
  return (
    <MessageList
      title={t('SMS')}
      one={t('SMS')}
      path="/health/sms"
      searches={t('Phone number, or order number')}
      none={t('No such SMS')}
      about={t('SMS appear here for a month. Nobody can read what they say.')}
      icon={SmsIcon}
    >
      <Column
        source="parts"
        label={t('Parts')}
        disableSort
        align="right"
        render={({ parts }) => (parts === null ? '' : countText(parts))}
      />
      <Column source="tries" label={t('Tries')} disableSort align="right" render={({ tries }) => countText(tries)} />
      <Column
        source="error"
        label={t('Why not')}
        disableSort
        render={({ outcome, error }) =>
          [outcome ?? '', error]
            .filter((text) => text !== '')
            .map((text) => said(text))
            .join(': ')
        }
      />
    </MessageList>
  )
}
