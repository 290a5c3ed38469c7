import { useEffect, useState } from 'react'
import { Alert, Box } from '@mui/material'
import { useWatch } from 'react-hook-form'
import type { PagePreview as Preview } from '#contract/admin/pages.ts'
import type { Language } from '#domain/language/languages.ts'
import { post } from '../api.ts'
import { t } from '../language/t.ts'

const names: Record<Language, string> = { en: t('Preview'), ne: t('Preview in Nepali') }

/** Debounce of the preview request. */
const PAUSE_MS = 400

/** Live preview of a page's body as readers will see it. */
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
        <Alert severity="warning">
          {t('Unknown placeholders: %{names}', {
            names: preview.unknownFacts.map((name) => `{${name}}`).join(', '),
          })}
        </Alert>
      )}
      {/* Safe HTML: the API renders it from Markdown without scripts (api/shop/pages/render-markdown.ts). */}
      <Box
        lang={language}
        sx={{ maxWidth: '75ch', overflowX: 'auto' }}
        dangerouslySetInnerHTML={{ __html: preview?.html ?? '' }}
      />
    </Box>
  )
}
