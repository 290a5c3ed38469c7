import { useEffect, useState } from 'react'
import { Alert, Box } from '@mui/material'
import { useWatch } from 'react-hook-form'
import type { PagePreview as Preview } from '#contract/admin/pages.ts'
import type { Language } from '#domain/languages.ts'
import { post } from '../api.ts'

const names: Record<Language, string> = { en: 'Preview', ne: 'Preview in Nepali' }

/** Asked for when nothing was typed for so long. */
const PAUSE_MS = 400

/** A page's body as its readers would see it, a moment after it was typed. */
export function PagePreview({ source, language }: { source: string; language: Language }) {
  const body = String(useWatch({ name: source }) ?? '')
  const [preview, setPreview] = useState<Preview>()
  const [problem, setProblem] = useState<string>()

  useEffect(() => {
    let isOld = false
    const asking = setTimeout(async () => {
      try {
        const answer = await post<Preview>('/page-previews', { body, language })
        if (isOld) return
        setPreview(answer)
        setProblem(undefined)
      } catch (error) {
        if (!isOld) setProblem(error instanceof Error ? error.message : String(error))
      }
    }, PAUSE_MS)
    return () => {
      isOld = true
      clearTimeout(asking)
    }
  }, [body, language])

  return (
    <Box
      component="section"
      aria-label={names[language]}
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 2, mt: 1 }}
    >
      {problem && <Alert severity="error">{problem}</Alert>}
      {preview && preview.unknownFacts.length > 0 && (
        <Alert severity="warning">No facts: {preview.unknownFacts.map((name) => `{${name}}`).join(', ')}</Alert>
      )}
      {/* The API makes it from Markdown: nothing in it runs (api/pages/render-markdown.ts). */}
      <Box
        lang={language}
        sx={{ maxWidth: '75ch', overflowX: 'auto' }}
        dangerouslySetInnerHTML={{ __html: preview?.html ?? '' }}
      />
    </Box>
  )
}
