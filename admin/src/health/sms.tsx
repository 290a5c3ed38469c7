import SmsIcon from '@mui/icons-material/SmsOutlined'
import { DataTable } from 'react-admin'
import type { AdminSms } from '#contract/admin/health.ts'
import { MessageList } from './message-list.tsx'

const Column = DataTable.Col<AdminSms>

/** SMS of the last month. */
export default function SmsList() {
  return (
    <MessageList title="SMS" one="SMS" path="/health/sms" searches="Phone number, or order number" icon={SmsIcon}>
      <Column source="parts" disableSort align="right" />
      <Column source="tries" disableSort align="right" />
      <Column
        source="error"
        label="Why not"
        disableSort
        render={({ outcome, error }) => [outcome, error].filter(Boolean).join(': ')}
      />
    </MessageList>
  )
}
