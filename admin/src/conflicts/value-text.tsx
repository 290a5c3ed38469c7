import { Box } from '@mui/material'
import { said, t } from '../language/t.ts'

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
  if (typeof value === 'boolean') return value ? t('Yes') : t('No')
  if (Array.isArray(value)) return value.length === 0 ? '–' : value.map(oneLine).join('\n')
  return typeof value === 'object' ? oneLine(value) : String(value)
}

function oneLine(value: unknown): string {
  if (typeof value !== 'object' || value === null) return textOf(value)
  const parts = Object.entries(value).filter(([, part]) => part !== null && part !== undefined && part !== '')
  return parts.map(([name, part]) => `${fieldName(name)}: ${oneLine(part)}`).join(', ')
}

/** Returns the label for a path in a record: `translations.ne.shortName` -> `Short name (Nepali)`. */
export function fieldName(path: string): string {
  const nepali = /^translations\.ne\.(.+)$/.exec(path)
  const words = (nepali?.[1] ?? path)
    .split('.')
    .map((name) => said(inWords(name)))
    .join(' › ')
  return nepali ? t('%{label} (Nepali)', { label: words }) : words
}

function inWords(name: string): string {
  const words = name.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
