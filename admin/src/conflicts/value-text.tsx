import { Box } from '@mui/material'
import { fieldName } from './field-name.ts'

/** Readable text of any record value, for comparing two versions. */
export function ValueText({ value }: { value: unknown }) {
  return (
    <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxHeight: 240, overflow: 'auto' }}>
      {textOf(value)}
    </Box>
  )
}

function textOf(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–'
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value)) return value.length === 0 ? '–' : value.map(oneLine).join('\n')
  return typeof value === 'object' ? oneLine(value) : String(value)
}

function oneLine(value: unknown): string {
  if (typeof value !== 'object' || value === null) return textOf(value)
  const parts = Object.entries(value).filter(([, part]) => part !== null && part !== undefined && part !== '')
  return parts.map(([name, part]) => `${fieldName(name)}: ${oneLine(part)}`).join(', ')
}
