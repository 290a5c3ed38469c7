import { useEffect, useState } from 'react'
import { href } from 'react-router'
import type { ListItem as Item } from '#contract/wishlist.ts'
import { useText } from '../../messages/text.ts'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { StaleNote } from '../../ui/stale-note.tsx'
import { UndoNote } from '../../ui/undo-note.tsx'
import { putBack, remove } from './change-list.ts'
import { followList } from './follow-list.ts'
import { forgetWishFor } from './kept-wish.ts'
import { ListItem } from './list-item.tsx'
import { ListLoading } from './list-loading.tsx'
import { type MyList, useMyList } from './list-store.ts'
import styles from './list-view.module.css'
import { ShareList } from './share-list.tsx'

/** My List below its title. */
export default function ListView({ shopName }: { shopName: string }) {
  const text = useText()
  const { list, hasFailed, isFetching, refetch } = useMyList()
  useEffect(followList, [])
  if (!list && !hasFailed) return <ListLoading />
  const retry = () => void refetch()
  if (!list) return <LoadFailure title={text('my-list.failed')} isTrying={isFetching} onRetry={retry} />
  return (
    <>
      {hasFailed && (
        <StaleNote isTrying={isFetching} onRetry={retry}>
          {text('my-list.stale')}
        </StaleNote>
      )}
      <Contents list={list} shopName={shopName} />
    </>
  )
}

function Contents({ list: { items, share }, shopName }: { list: MyList; shopName: string }) {
  const text = useText()
  const [removed, setRemoved] = useState<Item>()
  const isShown = removed && !items.some(({ productId }) => productId === removed.productId)
  const rows = isShown ? [...items, removed].toSorted(newestFirst) : items

  const take = async (item: Item) => {
    setRemoved(item)
    forgetWishFor(item.productId)
    await remove(item.productId)
  }
  const undo = (item: Item) => {
    setRemoved(undefined)
    void putBack(item)
  }
  const removedNote = (item: Item) => (
    <UndoNote
      words={text('my-list.removed', { product: item.name })}
      undoLabel={text('my-list.undo')}
      onUndo={() => undo(item)}
    />
  )
  if (items.length === 0) {
    return (
      <>
        {isShown && removedNote(removed)}
        <Empty />
      </>
    )
  }
  return (
    <>
      <div className={styles.head}>
        <p aria-live="polite">{text('my-list.count', { count: items.length })}</p>
        <ShareList share={share} shopName={shopName} />
      </div>
      <ul aria-label={text('my-list.items')} className={styles.list}>
        {rows.map((item) => (
          <li key={item.productId}>
            {item === removed && isShown ? (
              removedNote(item)
            ) : (
              <ListItem item={item} onRemove={() => void take(item)} />
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

function Empty() {
  const text = useText()
  const browse = (
    <LinkButton to={href('/productListing')} kind="outline">
      {text('my-list.browse')}
    </LinkButton>
  )
  return (
    <EmptyState icon="heart" title={text('my-list.none')} action={browse}>
      {text('my-list.none-text')}
    </EmptyState>
  )
}

function newestFirst(one: Item, other: Item): number {
  return one.addedAt < other.addedAt ? 1 : -1
}
