import type { ComponentProps } from 'react'
import LockIcon from '@mui/icons-material/LockOutlined'
import NowhereIcon from '@mui/icons-material/TravelExploreOutlined'
import { Button } from '@mui/material'
import { Title } from 'react-admin'
import { Link } from 'react-router-dom'
import { EmptyState } from '../ui/empty-state.tsx'

/** Instead of a page that the role may not see. */
export function NotPermitted() {
  return (
    <NoPage
      name="Not permitted"
      icon={LockIcon}
      title="Your role does not allow this page"
      text="Ask the owner of the shop if you need it."
    />
  )
}

/** Instead of a page that is not there. */
export function Nowhere() {
  return (
    <NoPage
      name="Not found"
      icon={NowhereIcon}
      title="Nothing is at this address"
      text="The address may be mistyped, or what was here is gone."
    />
  )
}

function NoPage({ name, ...said }: { name: string } & Omit<ComponentProps<typeof EmptyState>, 'children'>) {
  return (
    <>
      <Title title={name} />
      <EmptyState {...said}>
        <Button component={Link} to="/" variant="contained">
          To the dashboard
        </Button>
      </EmptyState>
    </>
  )
}
