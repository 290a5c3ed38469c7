import { useQueries } from '@tanstack/react-query'
import { type ComponentProps, useState } from 'react'
import { queryClient } from '../../query-client.ts'
import { packedQuery } from '../passages/delivered.ts'
import { wishesOf } from './goods.ts'
import StuckNote from './stuck-note.tsx'
import WarningsList from './warnings-list.tsx'

type WhatIsWrongProps = ComponentProps<typeof WarningsList> & { isMeasured: boolean }

/**
 * Pieces that do not get into the home, and then what stands wrong in the room. They come together once the packages are
 * known, or cannot be, so that none pushes the other down.
 */
export default function WhatIsWrong({ isMeasured, plan, ...shared }: WhatIsWrongProps) {
  const wishes = isMeasured ? wishesOf(plan) : []
  const productIds = [...new Set(wishes.map(({ productId }) => productId))]
  const packed = useQueries({ queries: productIds.map(packedQuery) }, queryClient)
  const [isShown, setIsShown] = useState(false)
  if (!isShown) {
    if (packed.some(({ isPending }) => isPending)) return null
    setIsShown(true)
  }
  return (
    <>
      {wishes.map(({ productId, variantId, name }) => (
        <StuckNote key={variantId} productId={productId} variantId={variantId} name={name} />
      ))}
      <WarningsList plan={plan} {...shared} />
    </>
  )
}
