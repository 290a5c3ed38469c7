import MailIcon from '@mui/icons-material/MailOutlined'
import { DataTable } from 'react-admin'
import type { AdminMail } from '#contract/admin/health.ts'
import { t } from '../language/t.ts'
import { countText } from './health-words.ts'
import { MessageList } from './message-list.tsx'

const Column = DataTable.Col<AdminMail>

/** Mails of the last month. */
export default function MailList() {
  return (
    <MessageList
      title={t('Mails')}
      one={t('Mail')}
      path="/health/mails"
      searches={t('Whole email address, or order number')}
      none={t('No such mails')}
      about={t('Mails appear here for a month. Nobody can read what they say.')}
      icon={MailIcon}
    >
      <Column source="tries" label={t('Tries')} disableSort align="right" render={({ tries }) => countText(tries)} />
      <Column source="error" label={t('Last error')} disableSort />
    </MessageList>
  )
}
