import Download from '@mui/icons-material/Download'
import { Button } from '@mui/material'
import { useNotify } from 'react-admin'
import { download } from '../download.ts'

/** Downloads an empty file with all columns. `path` is the API's, such as `/imports/template`. */
export function TemplateButton({ path, format, label }: { path: string; format: 'csv' | 'xlsx'; label: string }) {
  const notify = useNotify()
  const fetchIt = () => download(path, { format }).catch((error: Error) => notify(error.message, { type: 'error' }))
  return (
    <Button startIcon={<Download />} onClick={fetchIt}>
      {label}
    </Button>
  )
}
