import type { ReactNode } from 'react'
import Add from '@mui/icons-material/Add'
import { Button, type ButtonProps } from '@mui/material'
import { useCanAccess, useCreatePath, useGetResourceLabel, useResourceContext } from 'react-admin'
import { Link } from 'react-router-dom'

type NewButtonProps = Pick<ButtonProps, 'variant'> & {
  /** `New client`, unless told otherwise. */
  label?: string
  /** Of which things; the page's own unless told otherwise. */
  resource?: string
  icon?: ReactNode
}

/** To the form of a new record, for whom may make one. The same on every screen: react-admin's lies over a tablet's list. */
export function NewButton({ label, resource: given, icon = <Add />, variant = 'text' }: NewButtonProps) {
  const resource = useResourceContext(given === undefined ? {} : { resource: given })!
  const { canAccess } = useCanAccess({ resource, action: 'create' })
  const createPath = useCreatePath()
  const one = useGetResourceLabel()(resource, 1)
  if (!canAccess) return null
  return (
    <Button
      component={Link}
      to={createPath({ resource, type: 'create' })}
      variant={variant}
      size={variant === 'text' ? 'small' : 'medium'}
      startIcon={icon}
    >
      {label ?? `New ${one}`}
    </Button>
  )
}
