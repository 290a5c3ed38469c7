import { useContext } from 'react'
import ProblemIcon from '@mui/icons-material/CloudOffOutlined'
import { Button } from '@mui/material'
import { EditContext, HttpError, ListContext, ShowContext, Title, useRefresh } from 'react-admin'
import { EmptyState } from './empty-state.tsx'

/** In place of a list or a record that could not be read: what is wrong, which is not that there is nothing. */
export function ReadProblem({
  hasTitle = false,
}: {
  /** Where the page has none without its record. */ hasTitle?: boolean
}) {
  const [list, edit, show] = [useContext(ListContext), useContext(EditContext), useContext(ShowContext)]
  const error: unknown = (edit ?? show ?? list)?.error
  const refresh = useRefresh()
  const isGone = error instanceof HttpError && error.status === 404
  return (
    <>
      {hasTitle && <Title title={isGone ? 'Not found' : 'Not read'} />}
      <EmptyState
        icon={ProblemIcon}
        title={isGone ? 'It is not there' : 'This could not be read'}
        text={isGone ? 'Somebody may have deleted it, or its address is mistyped.' : wordsOf(error)}
      >
        <Button variant="outlined" onClick={() => refresh()}>
          Try again
        </Button>
      </EmptyState>
    </>
  )
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : 'Something went wrong.'
}
