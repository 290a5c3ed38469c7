import MailIcon from '@mui/icons-material/MailOutlined'
import { DataTable } from 'react-admin'
import type { AdminMail } from '#contract/admin/health.ts'
import { MessageList } from './message-list.tsx'

const Column = DataTable.Col<AdminMail>

/** Mails of the last month. */
export default function MailList() {
  return (
    <MessageList
      title="Mails"
      one="Mail"
      path="/health/mails"
      searches="Whole email address, or order number"
      icon={MailIcon}
    >
      <Column source="tries" disableSort align="right" />
      <Column source="error" label="Last error" disableSort />
    </MessageList>
  )
}
