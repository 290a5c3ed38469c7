import { useContext } from 'react'
import ProblemIcon from '@mui/icons-material/CloudOffOutlined'
import { Button } from '@mui/material'
import { EditContext, HttpError, ListContext, ShowContext, Title, useRefresh } from 'react-admin'
import { t } from '../language/t.ts'
import { EmptyState } from './empty-state.tsx'

/** Replaces a list or a record that could not be loaded, so that an error does not look like an empty list. */
export function ReadProblem({
  hasTitle = false,
}: {
  /** Set if the page has no title without its record. */ hasTitle?: boolean
}) {
  const [list, edit, show] = [useContext(ListContext), useContext(EditContext), useContext(ShowContext)]
  const error: unknown = (edit ?? show ?? list)?.error
  const refresh = useRefresh()
  const isGone = error instanceof HttpError && error.status === 404
  return (
    <>
      {hasTitle && <Title title={isGone ? t('Not found') : t('Loading failed')} />}
      <EmptyState
        icon={ProblemIcon}
        title={isGone ? t('Record not found') : t('This page could not be loaded')}
        text={isGone ? t('It may have been deleted, or the address is wrong.') : wordsOf(error)}
      >
        <Button variant="outlined" onClick={() => refresh()}>
          {t('Try again')}
        </Button>
      </EmptyState>
    </>
  )
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : t('Something went wrong.')
}
