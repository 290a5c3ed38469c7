import { Component, type ReactNode } from 'react'

type PagePartProps = {
  /** Stands here when the part has failed; nothing unless given. */
  fallback?: ReactNode
  children: ReactNode
}

/** A part of a page. One that fails, such as by an answer in an odd shape, leaves the rest of the page as it is. */
export class PagePart extends Component<PagePartProps, { hasFailed: boolean }> {
  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override state = { hasFailed: false }

  override componentDidCatch(error: unknown) {
    console.error('A part of the page failed', error)
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
